import { expect, test } from '../drivers/fixtures.ts'
import { wake } from '../drivers/hydration.ts'
import { startGatedShop, type GatedShop } from './gated-shop.ts'

const lateMs = 1_500
/** How long a page waits, and what is later than that. */
const patienceMs = 4_000
const tooLateMs = 6_000

// One shop for the file, so its tests share a worker.
test.describe.configure({ mode: 'default' })

let shop: GatedShop

test.beforeAll(async () => {
  shop = await startGatedShop({
    name: 'a query that comes late',
    env: { LATE_PARTS_TIMEOUT_MS: String(patienceMs), UPSTREAM_TIMEOUT_MS: '15000' },
  })
  // What else is on in the same room; in one of them it takes too long.
  shop.gate.delay(/search-event-information\?.*venue=saltworks/, tooLateMs)
  shop.gate.delay(/search-event-information\?.*venue=/, lateMs)
})

test.afterAll(() => shop.stop())

test('a query nobody awaited streams in, hydrates without a second request and without a warning, under the strict policy [S30]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  const response = await page.goto(`${shop.url}/whats-on/marrow-choir`, { waitUntil: 'commit' })
  const policy = response!.headers()['content-security-policy']!
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(policy).toContain("require-trusted-types-for 'script'")

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marrow Choir')
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Also in this room' }) })
  await expect(related.getByRole('article')).toHaveCount(0)
  // The browser has the shell and may take it over while the rest is still on its way.
  await wake(page)

  await expect(related.getByRole('article').first()).toBeVisible()
  const cards = await related.getByRole('article').count()
  await page.getByLabel('One more').first().click()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1')
  await expect(related.getByRole('article')).toHaveCount(cards)
  expect(asked.filter((path) => path.startsWith('/bff/events'))).toEqual([])
})

// Each test asks about another room, since the storefront remembers what it has read.
test('the shell does not wait for the late part', async () => {
  const started = performance.now()
  const response = await fetch(`${shop.url}/whats-on/sable-arcade`)
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  const first = decoder.decode((await reader.read()).value, { stream: true })
  const shellAt = performance.now() - started
  let rest = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    rest += decoder.decode(chunk.value, { stream: true })
  const endAt = performance.now() - started

  expect(first).toContain('<h1')
  expect(rest).toContain('stagedoorLate')
  expect(endAt - shellAt).toBeGreaterThan(lateMs / 2)
})

test('a late part that is given up leaves a way to it behind, and the browser asks for it itself [F29]', async ({
  page,
  expectTrouble,
}) => {
  // React reports that the server left this part to the browser, as an error without a stack.
  expectTrouble(/^page error: (Error: Minified React error #419.*)?$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${shop.url}/whats-on/glass-ferry`)
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Also in this room' }) })
  await expect(related.getByRole('link', { name: /Saltworks/ })).toBeVisible()
  await expect(related.getByRole('article')).toHaveCount(0)
  await wake(page)
  await expect(related.getByRole('article').first()).toBeVisible({ timeout: 15_000 })
  expect(asked).toContain('/bff/events/glass-ferry/related')
})

test('a crawler gets the whole page at once, with nothing streamed behind it', async () => {
  const response = await fetch(`${shop.url}/whats-on/ida-brandt-quartett`, {
    headers: { 'User-Agent': 'ExampleBot/1.0' },
  })
  const html = await response.text()
  expect(html).not.toContain('stagedoorLate')
  expect(html).not.toContain('<template')
  expect(html.match(/<article/g)?.length).toBeGreaterThan(1)
})
