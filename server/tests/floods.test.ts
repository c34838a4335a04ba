import { Agent, get as sendGet } from 'node:http'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type StartedApp } from '../testing/start-app.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let shop: StartedApp
let server: TestServer
beforeAll(async () => {
  shop = await startApp({ PAGE_CACHE_SECONDS: '600', DATA_CACHE_SECONDS: '600', TRUSTED_PROXY_HOPS: '1' })
  server = await startTestServer(shop.app)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const get = (path: string) => request(shop.app).get(path)

describe('a value that a client makes up', () => {
  test.each([
    ['/whats-on', ['genre=x.', 'genre=polka', 'venue=nowhere', 'month=2099-01', 'day=1999-01-01', 'year=1x', 'view=x']],
    ['/whats-on?view=list', ['view=list&genre=x.', 'page=1&view=list&genre=polka', 'view=list&page=0&when=x']],
    ['/category/shop/records', ['format=x.', 'format=polka', 'room=nowhere', 'order=x', 'page=x', 'page=900']],
    ['/articles/notes', ['page=x', 'page=1', 'page=-1']],
    ['/articles/notes?page=2', ['page=900', 'page=901']],
    ['/about-us', ['format=x', 'room=x', 'order=name', 'page=7']],
  ])('finds the cached page of %s [S42]', async (path, queries) => {
    // When data is late, the page is streamed. Then only a later request puts it into the cache.
    const etag = await vi.waitFor(async () => {
      const { headers } = await get(path)
      expect(headers.etag).toBeDefined()
      return headers.etag
    }, 20_000)
    const stored = vi.spyOn(shop.deps.pageCache, 'set')
    const calls = vi.spyOn(shop.deps.api, 'readCached')
    for (const query of queries) {
      const page = await get(`${path.split('?')[0]}?${query}`)
      expect({ query, status: page.status, etag: page.headers.etag }).toEqual({ query, status: 200, etag })
    }
    expect(stored).not.toHaveBeenCalled()
    const isMadeUp = /polka|nowhere|x\b|2099|900/
    expect(calls.mock.calls.filter(([{ query }]) => isMadeUp.test(JSON.stringify(query ?? {})))).toEqual([])
    vi.restoreAllMocks()
  })

  test('does not reach the state of the page, whose script puts the values of the server into the URL', async () => {
    const { text } = await get('/whats-on?page=900&venue=nowhere&view=list&lng=de')
    const state: unknown = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(text)![1]!)
    expect(state).toMatchObject({ search: 'view=list&lng=de', parameters: ['lng', 'done', 'view', 'lng'] })
    expect(text.includes('nowhere')).toBe(false)
  })

  test.each([
    ['/whats-on?month=&venue=&year=', '/whats-on'],
    ['/whats-on?month=any&venue=nowhere&year=any&view=list&lng=de', '/whats-on?venue=nowhere&view=list&lng=de'],
    ['/category/shop/records?format=any&room=&order=name&page=1', '/category/shop/records?order=name'],
    ['/about-us?format=any&order=name', '/about-us?order=name'],
  ])('with the unset fields of a plain form, %s redirects to %s', async (path, target) => {
    const { status, headers } = await get(path)
    expect({ status, target: headers.location }).toEqual({ status: 302, target })
  })
})

/** Requests pages at once; returns the names in the order in which their responses end. */
const openAtOnce = async (pages: { name: string; path: string; address: string }[]) => {
  const agent = new Agent({ maxSockets: 100 })
  const order: string[] = []
  await Promise.all(
    pages.map(
      ({ name, path, address }) =>
        new Promise<void>((resolve, reject) => {
          sendGet(server.url + path, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
            response.resume().once('end', () => {
              order.push(`${name} ${response.statusCode}`)
              resolve()
            })
          }).once('error', reject)
        }),
    ),
  )
  agent.destroy()
  return order
}

test('another client and a cached page wait for few uncached pages of a flood [S42]', async () => {
  await vi.waitFor(async () => expect((await get('/venues')).headers.etag).toBeDefined(), 20_000)
  const flood = Array.from({ length: 30 }, (_, index) => ({
    name: 'flood',
    path: `/sign-in?returnTo=/${index}`,
    address: '198.51.100.1',
  }))
  const order = await openAtOnce([
    ...flood,
    { name: 'shopper', path: '/sign-in', address: '203.0.113.7' },
    { name: 'cached', path: '/venues', address: '203.0.113.8' },
  ])
  expect(order).toHaveLength(32)
  expect(order.indexOf('shopper 200')).toBeLessThan(20)
  expect(order.indexOf('cached 200')).toBeLessThan(20)
})
