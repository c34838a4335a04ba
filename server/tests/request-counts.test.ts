import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { endpoints } from '#shared/api/endpoints.ts'
import { createRequestCounter } from '../testing/request-counts/request-counter.ts'
import { ticket, type CountedShop } from '../testing/request-counts/counted-shop.ts'
import { formatCountTable, groups } from '../testing/request-counts/format-counts.ts'
import { visitAsCustomer } from '../testing/request-counts/visit-as-customer.ts'
import { visitAsGuest } from '../testing/request-counts/visit-as-guest.ts'
import { visitPublicPart } from '../testing/request-counts/visit-public-part.ts'
import { createShopperBrowser } from '../testing/shopper-browser.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

const mailbox = await createMailbox()
const {
  upstream: api,
  gateway,
  shop,
  server,
  close,
} = await startFaultyShop({
  api: { mailFolder: mailbox.folder },
  env: (apiUrl) => ({
    PAYMENT_PAGE_ORIGIN: apiUrl,
    PUBLIC_URL: 'http://localhost:3000',
    DATA_CACHE_SECONDS: '0',
    PAGE_CACHE_SECONDS: '0',
    // A busy machine is slow; only numbers count here.
    REDIS_TIMEOUT_MS: '5000',
    UPSTREAM_TIMEOUT_MS: '20000',
    FORM_MIN_FILL_MS: '0',
    LIMIT_PASSWORDS_IP: '100000/1h',
  }),
})
afterAll(async () => {
  await close()
  await mailbox.remove()
})
afterEach(() => {
  gateway.holdCall = () => undefined
  gateway.rewriteResponse = (_call, body) => body
})

const introduction = `# Request counts

For developers: how many Redis commands and upstream calls each page and each call of \`/bff\` costs. Times differ between
machines, these numbers do not. \`server/tests/request-counts.test.ts\` counts them in the app that ships, with a real
Redis and the reference API, and fails when one differs. After a wanted change:

\`\`\`sh
npm test -- unit server/tests/request-counts.test.ts -u
\`\`\`

- The caches of data and pages are off, so the last column is the most that a request can cost. A public response that a
  request reads twice counts once, because the data cache joins the calls.
- “any”: public, so the session is not read. “new”: without a session. “guest”: with one, and mostly with a basket.
- A Redis command is followed by what its key holds. Names in camel case (\`countHold\`) are scripts.
- *session*: ${groups.session.join(', ')}. A request reads its vault once, and
  again after it has taken a lease or before it replaces the session
  ([ADR 0055](decisions/0055-read-the-vault-once-a-request.md)).
- *navigation*: GET /locations and GET /menus, for the header and footer of a page.
`

it('each page and call costs the Redis commands and upstream calls of docs/request-counts.md', async () => {
  const createBrowser = () => createShopperBrowser(server.url)
  const counter = createRequestCounter(gateway, shop.redis.client)
  const countedShop: CountedShop = { ...counter, createBrowser, api, mailbox }
  const guest = createBrowser()
  await visitAsGuest(countedShop, guest)
  await visitPublicPart(countedShop, guest)
  await visitAsCustomer(countedShop)
  const names = new Set(counter.counted.map(({ name }) => name.replace(/\?\w+=.*/, '')))
  const endpointNames = Object.values(endpoints).map(({ method, path }) => `${method} /bff${path}`)
  const routes = await readFile('client/app/routes.tsx', 'utf8')
  const pageNames = [...routes.matchAll(/lazyPage\(\s*'(.*?)'/g)].map(([, path]) => path!)
  expect(pageNames.length).toBeGreaterThan(40)
  expect([...endpointNames, ...pageNames].filter((name) => !names.has(name))).toEqual([])
  await expect(`${introduction}\n${formatCountTable(counter.counted)}\n`).toMatchFileSnapshot(
    '../../docs/request-counts.md',
  )
}, 180_000)

describe('reads', () => {
  const startBrowserWithBasket = async () => {
    const browser = createShopperBrowser(server.url)
    await browser.post('/bff/basket/lines', ticket)
    return browser
  }

  it('of one shopper run in parallel', async () => {
    const browser = await startBrowserWithBasket()
    const allArrived = Promise.withResolvers<void>()
    let held = 0
    gateway.holdCall = (call) => {
      if (!/^GET \/baskets\/[\w-]+(\?|$)/.test(call)) return undefined
      if ((held += 1) === 3) allArrived.resolve()
      return allArrived.promise
    }
    const paths = ['/bff/basket', '/bff/basket', '/bff/checkout']
    const statuses = await Promise.all(paths.map(async (path) => (await browser.get(path)).status))
    expect(statuses).toEqual([200, 200, 200])
  })

  it('of the checkout change nothing at the API, although they show the total with delivery', async () => {
    const browser = await startBrowserWithBasket()
    const calls: string[] = []
    gateway.holdCall = (call) => void calls.push(call)
    const { body } = await browser.get('/bff/checkout')
    expect(body).toMatchObject({ shipping: { service: 'e-ticket' }, basket: { totals: { shipping: 0, total: 2000 } } })
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
    expect((await browser.get('/bff/basket')).body.totals.shipping).toBeNull()
  })

  it('of a basket fetch the totals when the API does not embed them', async () => {
    const browser = await startBrowserWithBasket()
    gateway.rewriteResponse = (call, body) => {
      if (call.endsWith('/totals') || !call.includes('/baskets/')) return body
      const { totals: _totals, ...rest } = body as { totals?: unknown }
      return rest
    }
    const calls: string[] = []
    gateway.holdCall = (call) => void calls.push(call.replace(/\/baskets\/[\w-]+/, '/baskets/{id}'))
    expect((await browser.post('/bff/basket/lines', ticket)).body).toMatchObject({ count: 2, totals: { total: 4000 } })
    expect(calls).toEqual(['GET /baskets/{id}', 'PUT /baskets/{id}', 'GET /baskets/{id}/totals'])
  })
})
