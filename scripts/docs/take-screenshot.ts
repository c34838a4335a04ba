import { chromium } from 'playwright'
import { findChromium } from '../programs/find-chromium.ts'
import { toRepositoryPath } from '../repository.ts'

// Takes the picture of the home page for the README, from a running shop:
// node scripts/node/with-node.mjs scripts/docs/take-screenshot.ts [url]
const [, , shopUrl = 'http://localhost:3000'] = process.argv
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
await page.goto(shopUrl, { waitUntil: 'networkidle' })
await page.screenshot({ path: toRepositoryPath('docs', 'images', 'home.jpg'), type: 'jpeg', quality: 72 })
await browser.close()
