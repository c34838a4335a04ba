import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { formatDocumentRow, isListed, findLoggedMessages } from '#runtime/testing/logged-messages.ts'
import { createApp } from '../app.ts'
import { classifyLogLine, logLines } from './log-lines.ts'
import { bffHeader } from '../http/middleware/protect-from-csrf.ts'
import { parseSecurityEvent } from '../testing/parse-security-events.ts'
import { createShopperBrowser } from '../testing/shopper-browser.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

/** The lines of the API's log. */
const lines: string[] = []
const pictures = await mkdtemp(join(tmpdir(), 'log-lines-'))
const { gateway, shop, server, close } = await startFaultyShop({
  api: { log: createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }) },
  env: (apiUrl) => ({
    SEARCH_HOST: apiUrl,
    PAGE_CACHE_SECONDS: '0',
    DATA_CACHE_SECONDS: '0',
    IMAGE_CACHE_DIR: pictures,
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
  }),
})
afterAll(async () => {
  await close()
  await rm(pictures, { recursive: true, force: true })
})

describe('the log lines', () => {
  it('are all listed, wherever they are logged', () => {
    const messages = findLoggedMessages('server')
    expect(messages.length).toBeGreaterThan(20)
    expect(messages.filter((message) => !isListed(message, logLines))).toEqual([])
  })

  it('are in docs/monitoring.md, with level, message and fields', () => {
    expect(readFileSync('docs/monitoring.md', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(logLines.map(formatDocumentRow)),
    )
  })

  it.each([
    ['another message', { level: 30, msg: 'here I am' }],
    ['another level', { level: 30, msg: 'Redis is not reachable', reason: 'gone' }],
    ['an extra field', { level: 30, msg: 'Redis is connected', url: 'redis://:CANARY@redis' }],
    ['a missing field', { level: 30, msg: 'request', method: 'GET', path: '/', status: 200 }],
  ])('reject %s', (_what, line) => {
    expect(() => classifyLogLine(JSON.stringify({ time: '2026-11-22T07:00:00.000Z', ...line }))).toThrow()
  })
})

describe('requests through the shop, with failures', () => {
  type Line = { requestId?: string; route?: string; msg: string }
  const parseLines = (written: string[]) => written.map((text) => JSON.parse(text) as Line)
  const findApiRoutes = (id: string) =>
    parseLines(lines).flatMap(({ requestId, route }) => (requestId === id && route ? [route] : []))
  const json = {
    'Content-Type': 'application/json',
    [bffHeader.name]: bffHeader.value,
    'Sec-Fetch-Site': 'same-origin',
  }
  const sendRequest = async (id: string, method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...(body && json), 'X-Request-Id': id },
      ...(body && { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    return response.headers.get('x-request-id')
  }
  const line = { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] }

  it.each([
    ['a page', 'GET', '/whats-on/open-night', undefined, '/storefront/product/{slug}'],
    ['a search', 'GET', '/search?query=open', undefined, '/1/indexes/*/queries'],
    ['an endpoint', 'GET', '/bff/events', undefined, '/products/search-event-information'],
    ['a call with a body, which creates a guest and a basket', 'POST', '/bff/basket/lines', line, '/baskets'],
    ['a sign-in that fails', 'POST', '/bff/session', { email: 'nobody@example.com', password: 'wrong' }, '/auth'],
    [
      'an image that is optimised',
      'GET',
      '/_next/image?url=%2Fmedia%2Fposter-02.jpg&w=640&q=75',
      undefined,
      '/media/{file}',
    ],
    ['a file that is proxied', 'GET', '/media/poster-02.jpg', undefined, '/media/{file}'],
  ])('%s has the same request id in the log of the API', async (requestKind, method, path, body, route) => {
    const id = `followed-${requestKind.replaceAll(/\W/g, '-').slice(0, 40)}`
    expect(await sendRequest(id, method, path, body)).toBe(id)
    await expect.poll(() => findApiRoutes(id)).toContain(route)
    await expect
      .poll(() =>
        parseLines(shop.log().split('\n').filter(Boolean)).filter(
          ({ requestId, msg }) => requestId === id && msg === 'request',
        ),
      )
      .toHaveLength(1)
  })

  it('concurrent requests keep their own ids', async () => {
    const ids = ['at-once-0001', 'at-once-0002', 'at-once-0003']
    await Promise.all(ids.map((id) => sendRequest(id, 'POST', '/bff/basket/lines', line)))
    await expect
      .poll(() => ids.map((id) => findApiRoutes(id).filter((route) => route === '/auth').length))
      .toEqual([1, 1, 1])
  })

  it('write only listed lines', async () => {
    const { get, post } = createShopperBrowser(server.url)
    for (const path of [
      '/',
      '/whats-on',
      '/whats-on/open-night',
      '/bff/events',
      '/nowhere',
      '/search?query=open',
      '/healthz',
      '/basket',
      '/account',
    ])
      await get(path)
    await post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] })
    await post('/bff/session', { email: 'nobody@example.com', password: 'wrong' })
    await request(shop.app).post('/bff/session').send({})
    const frontend = { ...shop.deps.frontend, serveAssets: () => Promise.reject(new Error('the disk')) }
    await request(createApp({ ...shop.deps, frontend })).get('/')
    gateway.failCall = () => true
    for (let count = 0; count < 9; count++) await get(`/bff/events/${count}`)
    for (const path of [
      '/whats-on/closed',
      '/media/poster-01.jpg',
      '/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=640&q=75',
      '/sitemap.xml',
      '/basket',
    ])
      await get(path)
    await shop.redis.kill()
    await get('/bff/session')

    const kinds = new Set(
      shop
        .log()
        .split('\n')
        .filter(Boolean)
        .map((text) => parseSecurityEvent(text)?.event ?? classifyLogLine(text)),
    )
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'request',
        'call',
        'search',
        'failure',
        'circuit opens',
        'Redis is back',
        'auth.sign_in_failed',
        'request.rejected',
      ]),
    )
  }, 60_000)
})
