import { readFileSync } from 'node:fs'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedRow, isListed, writtenMessages } from '#signals/testing/written-lines.ts'
import { createApp } from './app.ts'
import { kindOfLine, logLines } from './log-lines.ts'
import { readSecurityEvent } from './testing/security-events-of.ts'
import { serve } from './testing/serve.ts'
import { createShopperBrowser } from './testing/shopper-browser.ts'
import { startApp, type StartedApp } from './testing/start-app.ts'
import { startCommerceApi } from './testing/start-commerce-api.ts'
import { startFaultyGateway, type FaultyGateway } from './testing/start-faulty-gateway.ts'

describe('the lines of the log', () => {
  it('are all listed, wherever they are written', () => {
    const messages = writtenMessages('server')
    expect(messages.length).toBeGreaterThan(20)
    expect(messages.filter((message) => !isListed(message, logLines))).toEqual([])
  })

  it('are in docs/operations.md, with their level, words and fields', () => {
    expect(readFileSync('docs/operations.md', 'utf8').split('\n')).toEqual(expect.arrayContaining(logLines.map(documentedRow)))
  })

  it.each([
    ['other words', { level: 30, msg: 'here I am' }],
    ['another level', { level: 30, msg: 'Redis is not reachable', reason: 'gone' }],
    ['a field too many', { level: 30, msg: 'Redis is connected', url: 'redis://:CANARY@redis' }],
    ['a field too few', { level: 30, msg: 'request', method: 'GET', path: '/', status: 200 }],
  ])('are not of %s', (_what, line) => {
    expect(() => kindOfLine(JSON.stringify({ time: '2026-11-22T07:00:00.000Z', ...line }))).toThrow()
  })
})

describe('a walk through the shop, with what goes wrong on the way', () => {
  let upstream: Awaited<ReturnType<typeof startCommerceApi>>
  let gateway: FaultyGateway
  let shop: StartedApp
  beforeAll(async () => {
    upstream = await startCommerceApi()
    gateway = await startFaultyGateway(upstream.url)
    shop = await startApp({ COMMERCE_API_URL: gateway.url, PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0', REDIS_TIMEOUT_MS: '5000' })
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    await gateway.close()
    await upstream.close()
  })

  it('writes no line that is of no kind', async () => {
    const server = await serve(shop.app)
    const { get, post } = createShopperBrowser(server.url)
    for (const path of ['/', '/whats-on', '/whats-on/open-night', '/bff/events', '/nowhere', '/search?query=open', '/healthz', '/basket', '/account']) await get(path)
    await post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] })
    await post('/bff/session', { email: 'nobody@example.com', password: 'wrong' })
    await request(shop.app).post('/bff/session').send({})
    const frontend = { ...shop.deps.frontend, serveAssets: () => Promise.reject(new Error('the disk')) }
    await request(createApp({ ...shop.deps, frontend })).get('/')
    gateway.fails = () => true
    for (let count = 0; count < 9; count++) await get(`/bff/events/${count}`)
    for (const path of ['/whats-on/closed', '/media/poster-01.jpg', '/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=640&q=75', '/sitemap.xml', '/basket']) await get(path)
    await shop.redis.kill()
    await get('/bff/session')
    await server.close()

    const kinds = new Set(shop.log().split('\n').filter(Boolean).map((text) => readSecurityEvent(text)?.event ?? kindOfLine(text)))
    expect([...kinds]).toEqual(expect.arrayContaining(['request', 'call', 'search', 'failure', 'circuit opens', 'Redis is back', 'auth.sign_in_failed', 'request.refused']))
  }, 60_000)
})
