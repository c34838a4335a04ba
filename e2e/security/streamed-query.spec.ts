import { toEventPath } from '../drivers/fill-basket.ts'
import { findEvent } from '../drivers/events.ts'
import { expect, needs, test } from '../drivers/fixtures.ts'
import { hydrate } from '../drivers/hydration.ts'
import { readLayoutShift, recordLayoutShifts } from '../drivers/layout-shifts.ts'
import { translations } from '../drivers/translations.ts'
import { startInstrumentedShop, type InstrumentedShop } from './instrumented-shop.ts'

const responseDelayMs = 1_500
/** How long a page waits for a query. */
const streamTimeoutMs = 4_000

// The tests share one shop, so they share a worker.
test.describe.configure({ mode: 'default' })

let shop: InstrumentedShop
let releaseSaltworks: () => void

test.beforeAll(async () => {
  shop = await startInstrumentedShop({
    name: 'a slow query',
    // Disables the data cache, because a page whose suggestions are cached does not stream.
    env: {
      STREAM_TIMEOUT_MS: String(streamTimeoutMs),
      STREAM_LISTS_AFTER_MS: '4',
      UPSTREAM_TIMEOUT_MS: '60000',
      // The search index of the API that the shop of the run shares.
      SEARCH_API_KEY: process.env.SHOP_SEARCH_API_KEY!,
      DATA_CACHE_SECONDS: '0',
    },
  })
  // Delays the query of other events at the same venue; for one venue until its test releases it.
  releaseSaltworks = shop.upstreamProxy.holdResponses(/search-event-information\?.*venue=saltworks/)
  shop.upstreamProxy.delayResponses(/search-event-information\?.*venue=/, responseDelayMs)
  shop.upstreamProxy.delayResponses(/event-calendar/, responseDelayMs)
})

test.afterAll(() => shop.stop())

test('a query that no loader awaited streams in and hydrates without a second request [S30]', async ({
  page,
  request,
}) => {
  const event = await findEvent(request, { venue: 'the-lamphouse', minTicketTypes: 1 })
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))

  const response = await page.goto(shop.url + toEventPath(event), { waitUntil: 'commit' })
  const policy = response!.headers()['content-security-policy']!
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(policy).toContain("require-trusted-types-for 'script'")

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Also in this room' }) })
  await expect(related.getByRole('article')).toHaveCount(0)
  // The shell hydrates before the rest arrives.
  await hydrate(page)

  await expect(related.getByRole('article').first()).toBeVisible()
  const cards = await related.getByRole('article').count()
  await page.getByLabel('One more').first().click()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1')
  await expect(related.getByRole('article')).toHaveCount(cards)
  expect(requestedPaths.filter((path) => path.startsWith('/bff/events'))).toEqual([])
})

test('a late list arrives below its filters, moves nothing and hydrates without a second request', async ({ page }, {
  retry,
}) => {
  // Without it, the calendar shows events that the storefront has cached for other pages.
  needs('event-lists')
  await recordLayoutShifts(page)
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  // A later month has events of every venue, however few days are left of this one. A second try needs another page,
  // because the storefront has cached the first.
  const monthOfVisit = new Date(Date.now() + (retry + 2) * 30 * 86_400_000).toISOString().slice(0, 7)
  await page.goto(`${shop.url}/whats-on?month=${monthOfVisit}&view=calendar`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible()
  const month = page.getByRole('region', { name: /20\d\d/ })
  await expect(month).toHaveCount(0)
  await hydrate(page)
  await expect(month).toBeVisible()
  await expect(page.getByLabel('Venue')).toContainText('Saltworks')
  expect(await readLayoutShift(page)).toBeLessThan(0.01)
  expect(requestedPaths.filter((path) => path.startsWith('/bff/calendar'))).toEqual([])
})

test('a late search without a match moves nothing', async ({ page }) => {
  needs('search-details')
  await recordLayoutShifts(page)
  const release = shop.upstreamProxy.holdResponses(/\/indexes\//)
  await page.goto(`${shop.url}/search?query=zzzzzz`, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible()
  release()
  await hydrate(page)
  await expect(page.getByRole('heading', { name: translations.en('search:noResults') })).toBeVisible()
  await expect(page.getByRole('region', { name: translations.en('common:nextEvents') })).toBeVisible()
  expect(await readLayoutShift(page)).toBeLessThan(0.01)
})

// Each test uses another event, because the storefront caches pages.
test('the shell does not wait for a slow query', async () => {
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
  expect(rest).toContain('stagedoorStreamedQueries')
  expect(endAt - shellAt).toBeGreaterThan(responseDelayMs / 2)
})

test('the browser fetches a slow part itself when the server stops waiting, and the page links to it [F29]', async ({
  page,
  expectErrors,
}) => {
  // React reports a part that the server left to the browser as an error without a stack.
  expectErrors(/^page error: ((Error: )?Minified React error #419.*)?$/)
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto(`${shop.url}/whats-on/glass-ferry`)
  const related = page.locator('section', { has: page.getByRole('heading', { name: 'Also in this room' }) })
  await expect(related.getByRole('link', { name: /Saltworks/ })).toBeVisible()
  await expect(related.getByRole('article')).toHaveCount(0)
  await hydrate(page)
  await expect.poll(() => requestedPaths).toContain('/bff/events/glass-ferry/related')
  releaseSaltworks()
  await expect(related.getByRole('article').first()).toBeVisible()
})

test('a crawler gets the whole page in one response', async () => {
  const response = await fetch(`${shop.url}/whats-on/ida-brandt-quartett`, {
    headers: { 'User-Agent': 'ExampleBot/1.0' },
  })
  const html = await response.text()
  expect(html).not.toContain('stagedoorStreamedQueries')
  expect(html).not.toContain('<template')
  expect(html.match(/<article/g)?.length).toBeGreaterThan(1)
})
