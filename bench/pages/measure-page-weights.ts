import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { findChromium } from '#scripts/programs/find-chromium.ts'

/** Sizes in bytes after brotli compression; `files` is the number of script files. */
type PageWeight = { html: number; script: number; files: number }

const getBrotliSize = (text: string | Buffer) => brotliCompressSync(text).length

const extractInlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code!).join('\n')

/** Returns a function that counts the scripts that the page has loaded, in bytes as the server compressed them. */
const countScripts = (page: Page) => {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !/\.js$/.test(new URL(response.url()).pathname)) return
    scripts.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    )
  })
  return async () => {
    const sizes = await Promise.all(scripts)
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
  }
}

/** Loads each page in Chromium until the network is idle: by then the application and all its scripts have loaded. */
export const measurePageWeights = async (urls: string[]): Promise<Map<string, PageWeight>> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const weights = new Map<string, PageWeight>()
  try {
    for (const url of urls) {
      const page = await browser.newPage()
      const scripts = countScripts(page)
      const response = await page.goto(url, { waitUntil: 'networkidle' })
      const html = (await response?.body()) ?? Buffer.alloc(0)
      const inline = getBrotliSize(extractInlineScripts(html.toString()))
      const { bytes, files } = await scripts()
      weights.set(url, { html: getBrotliSize(html), script: bytes + inline, files })
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return weights
}
