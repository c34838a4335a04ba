import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#signals/log.ts'
import { bffHeader } from './middleware/guard-unsafe-requests.ts'
import { serve, type Served } from './testing/serve.ts'
import { startApp, type StartedApp } from './testing/start-app.ts'
import { startCommerceApi } from './testing/start-commerce-api.ts'

// One id finds the lines of one request in both logs, whatever the request makes of itself on its way.

const pictures = await mkdtemp(join(tmpdir(), 'followed-'))
const lines: string[] = []
let api: Awaited<ReturnType<typeof startCommerceApi>>
let shop: StartedApp
let server: Served
beforeAll(async () => {
  api = await startCommerceApi({ log: createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }) })
  shop = await startApp({ COMMERCE_API_URL: api.url, DATA_CACHE_SECONDS: '0', PAGE_CACHE_SECONDS: '0', IMAGE_CACHE_DIR: pictures, UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' })
  server = await serve(shop.app)
}, 60_000)
afterAll(async () => {
  await server.close()
  await shop.close()
  await api.close()
  await rm(pictures, { recursive: true, force: true })
})

type Line = { requestId?: string; route?: string; msg: string }

const parsed = (written: string[]) => written.map((text) => JSON.parse(text) as Line)

const routesAskedFor = (id: string) => parsed(lines).flatMap(({ requestId, route }) => (requestId === id && route ? [route] : []))

const json = { 'Content-Type': 'application/json', [bffHeader.name]: bffHeader.value, 'Sec-Fetch-Site': 'same-origin' }

it.each([
  ['a page', 'GET', '/whats-on/open-night', undefined, '/storefront/product/{slug}'],
  ['a search', 'GET', '/search?query=open', undefined, '/1/indexes/*/queries'],
  ['an endpoint', 'GET', '/bff/events', undefined, '/products/search-event-information'],
  ['a call with a body, which makes a guest and a basket on its way', 'POST', '/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] }, '/baskets'],
  ['a sign-in that fails', 'POST', '/bff/session', { email: 'nobody@example.com', password: 'wrong' }, '/auth'],
  ['a picture that is made', 'GET', '/_next/image?url=%2Fmedia%2Fposter-02.jpg&w=640&q=75', undefined, '/media/{file}'],
  ['a file that is passed on', 'GET', '/media/poster-02.jpg', undefined, '/media/{file}'],
])('%s is found over there by its id', async (what, method, path, body, route) => {
  const id = `followed-${what.replaceAll(/\W/g, '-').slice(0, 40)}`
  const answer = await fetch(server.url + path, { method, headers: { ...(body && json), 'X-Request-Id': id }, ...(body && { body: JSON.stringify(body) }) })
  await answer.arrayBuffer()
  expect(answer.headers.get('x-request-id')).toBe(id)
  await expect.poll(() => routesAskedFor(id)).toContain(route)
  await expect.poll(() => parsed(shop.log().split('\n').filter(Boolean)).filter(({ requestId, msg }) => requestId === id && msg === 'request')).toHaveLength(1)
})

it('two requests at once are not taken for each other', async () => {
  const ids = ['at-once-0001', 'at-once-0002', 'at-once-0003']
  await Promise.all(ids.map((id) => fetch(`${server.url}/bff/basket/lines`, { method: 'POST', headers: { ...json, 'X-Request-Id': id }, body: JSON.stringify({ items: [{ sku: 'EV-open-night-standing', quantity: 1 }] }) }).then((answer) => answer.arrayBuffer())))
  await expect.poll(() => ids.map((id) => routesAskedFor(id).filter((route) => route === '/auth').length)).toEqual([1, 1, 1])
})
