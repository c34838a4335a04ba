import { request as openRequest } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageCache } from '../render/page-cache.ts'
import { Secret } from '../session/vault/secret.ts'
import {
  canary,
  readResponse,
  startInspectedResponses,
  type ReceivedResponse,
  type InspectedResponses,
} from '../testing/start-inspected-responses.ts'
import { listEncodings } from './encodings.ts'

const searchKey = 'the-key-of-the-search-index-0815'

let shop: InspectedResponses

beforeAll(async () => {
  shop = await startInspectedResponses({
    SEARCH_API_KEY: searchKey,
    REDIS_URL: 'redis://:the%20password%20of%20redis@127.0.0.1:1',
  })
})
afterAll(() => shop.close())

describe('a secret of a request does not appear in its response', () => {
  it.each<[string, (response: Response, secret: string) => unknown]>([
    ['in a page', (response, secret) => response.send(`<p>${secret}</p>`)],
    ['in JSON', (response, secret) => response.json({ a: { b: [secret] } })],
    ['in a header', (response, secret) => response.set('X-Debug', secret).send('ok')],
    ['in the name of a header', (response) => response.set(`X-${Buffer.from(canary).toString('hex')}`, '1').send('ok')],
    ['in a cookie', (response, secret) => response.cookie('a', secret).send('ok')],
    ['in a redirect', (response, secret) => response.redirect(`/sign-in?next=${encodeURIComponent(secret)}`)],
    ['in an ETag of a 304', (response, secret) => response.set('ETag', `"${secret}"`).status(304).end()],
    ['in the status message', (response) => Object.assign(response, { statusMessage: canary }).send('ok')],
    ['as bytes', (response, secret) => response.type('pdf').end(Buffer.from(`%PDF ${secret}`))],
    ['as a JSON error', (response, secret) => response.status(422).json({ message: `No such basket: ${secret}` })],
    ['after much other text', (response, secret) => response.send('x'.repeat(400_000) + secret)],
  ])('%s: the response is a generic 500 [V5]', async (_name, send) => {
    shop.respondWith((_request, response) => send(response, new Secret(canary, 'basket id').reveal()))
    const received = await shop.receiveBlocked()
    expect(received).toMatchObject({ status: 500, isWhole: true })
    expect(received!.body.toString()).toMatch(/^500 Internal error \([\w-]+\)$/)
    expect(received!.headers).toMatch(/Cache-Control\nprivate, no-store/)
    expect(received!.headers).toMatch(/X-Content-Type-Options\nnosniff/)
    expect(received!.headers).not.toMatch(/set-cookie|location|x-debug|etag/i)
  })

  it('as JSON when the client accepts JSON [V5]', async () => {
    shop.respondWith((_request, response) => response.json({ basket: new Secret(canary).reveal() }))
    const received = await shop.receiveBlocked('/bff/basket?x=1')
    expect(JSON.parse(received!.body.toString())).toMatchObject({
      status: 500,
      code: 'internal',
      message: 'Internal error',
    })
  })

  it.each<[string, (response: Response, secret: string) => unknown]>([
    ['passed to writeHead by name', (response, secret) => response.writeHead(200, { 'X-Debug': secret }).end('ok')],
    ['passed to writeHead as a list', (response, secret) => response.writeHead(200, ['X-Debug', secret]).end('ok')],
    ['passed to writeHead as the status message', (response, secret) => response.writeHead(200, secret).end('ok')],
  ])('%s [V5]', async (_name, send) => {
    shop.respondWith((_request, response) => send(response, new Secret(canary).reveal()))
    expect((await shop.receiveBlocked())?.status).toBe(500)
  })

  it('in a header that was set before the inspection [V5]', async () => {
    shop.respondWith((_request, response) => response.send(new Secret(canary).reveal().length))
    const received = await shop.receiveBlocked('/?early=1')
    expect(received?.status).toBe(500)
    expect(received?.headers).toMatch(/X-Content-Type-Options\nnosniff/i)
  })

  it('in early hints and in trailers [V5]', async () => {
    shop.respondWith((_request, response) => {
      response.writeEarlyHints({ link: `</${new Secret(canary).reveal()}>; rel=preload` })
      response.end('ok')
    })
    expect((await shop.receiveBlocked())?.status).toBe(500)
    shop.respondWith((_request, response) => {
      response.write('begun')
      response.addTrailers({ 'X-Debug': new Secret(canary).reveal() })
      response.end('ok')
    })
    expect((await shop.receiveBlocked())?.isWhole ?? false).toBe(false)
  })

  it('in the body of a HEAD request, whose body is only measured [V5]', async () => {
    shop.respondWith((_request, response) => response.end(new Secret(canary).reveal()))
    expect((await shop.receiveBlocked('/', 'HEAD'))?.status).toBe(500)
  })

  it.each(listEncodings(canary).map(({ encoding, bytes }) => [encoding, bytes] as const))(
    'written as %s [V5]',
    async (encoding, bytes) => {
      shop.respondWith((_request, response) => {
        new Secret(canary, 'token')
        response.type('html').send(Buffer.concat([Buffer.from('<p>'), bytes, Buffer.from('</p>')]))
      })
      expect((await shop.receiveBlocked())?.status).toBe(500)
      expect(shop.alarms()[0]).toMatchObject({ level: 50, kind: 'token', place: 'body', route: 'none' })
      expect(encoding).toBeTruthy()
    },
  )
})

describe('a page for the cache, whose later requests are not searched', () => {
  const storePage = async (html: string) => {
    const cache = createPageCache(30)
    await cache.set('a page', html, {})
    return cache.get('a page') ? 'stored' : 'not stored'
  }

  it.each([
    ['a secret of the process', () => searchKey],
    ['a secret of the request that renders it', () => new Secret(canary).reveal()],
    ['such a secret in another encoding', () => Buffer.from(new Secret(canary).reveal()).toString('base64')],
  ])('is not stored with %s [V5]', async (_name, createSecret) => {
    shop.respondWith(async (_request, response) => response.send(await storePage(`<p>${createSecret()}</p>`)))
    expect((await shop.receive())!.body.toString()).toBe('not stored')
    expect(shop.alarms()).toMatchObject([{ place: 'body', route: 'none' }])
  })

  it('is stored without a secret, even after the response has ended', async () => {
    let stored: Promise<string> | undefined
    shop.respondWith((_request, response) => {
      new Secret(canary)
      response.once('close', () => (stored = storePage('<p>What’s on</p>')))
      return response.send('rendered')
    })
    await shop.receive()
    await expect.poll(() => stored).toBe('stored')
    expect(shop.alarms()).toEqual([])
  })
})

describe('which request a secret is blocked for', () => {
  it.each([
    ['the key of the search index', searchKey],
    ['the password of Redis', 'the password of redis'],
  ])('%s is blocked for every request [V5]', async (_name, secret) => {
    shop.respondWith((_request, response) => response.send(`<p>${secret}</p>`))
    expect((await shop.receive())?.status).toBe(500)
    expect(shop.alarms()).toHaveLength(1)
  })

  it('the session id is sent in its own cookie only [V5]', async () => {
    const id = 'zX81-the-id-of-a-session-0123456789_abcdefg'
    const withSession = (send: (response: Response) => unknown) => (request: Request, response: Response) => {
      Object.assign(request, { sessionID: id })
      return send(response)
    }
    shop.respondWith(withSession((response) => response.cookie('sid', `s:${id}.signature`).send('ok')))
    expect((await shop.receive())?.status).toBe(200)
    shop.respondWith(withSession((response) => response.cookie('other', id).send('ok')))
    expect((await shop.receive())?.status).toBe(500)
    expect(shop.alarms()).toMatchObject([{ kind: 'session id', place: 'head' }])
    shop.respondWith(withSession((response) => response.json({ id })))
    expect((await shop.receive())?.status).toBe(500)
    expect(shop.alarms()).toMatchObject([{ kind: 'session id', place: 'body' }])
  })

  it('the secrets of one request do not affect a concurrent one [V5]', async () => {
    const createSecret = (name: string) => `${name} has this`.repeat(3)
    shop.respondWith(async (request, response) => {
      const { own, other } = request.query as Record<string, string>
      new Secret(createSecret(own!))
      await nextTurn()
      response.send(createSecret(other!))
    })
    const [adaResponse, other] = await Promise.all([
      shop.receive('/?own=ada&other=bob'),
      shop.receive('/?own=bob&other=ada'),
    ])
    expect([adaResponse!.body.toString(), other!.body.toString()]).toEqual([createSecret('bob'), createSecret('ada')])
  })

  it('a secret revealed after the body was read belongs to the request too [V5]', async () => {
    const refreshToken = new Secret(canary, 'refresh token')
    shop.respondWith((request, response) => {
      response.locals.route = '/orders/:id'
      response.json({ said: (request.body as { a: number }).a, secret: refreshToken.reveal() })
    })
    const received = await new Promise<ReceivedResponse>((resolve) => {
      const sent = openRequest(
        `${shop.url}/${canary}/1`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (incoming) => resolve(readResponse(incoming)),
      )
      sent.write('{"a":')
      setTimeout(() => sent.end('1}'), 20)
    })
    shop.expectNothingLeft(received)
    expect(received.status).toBe(500)
    expect(shop.alarms()[0]).toMatchObject({ kind: 'refresh token', route: '/orders/:id' })
  })
})

it('production does not search for the token of a link, which an attacker may have chosen', async () => {
  const production = await startInspectedResponses({
    DEPLOYMENT: 'production',
    PUBLIC_URL: 'https://shop.example/',
    REDIS_URL: 'rediss://redis.example:6380',
    SESSION_SECRETS: 'a'.repeat(32),
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64'),
    TRUSTED_PROXY_HOPS: '1',
    SEARCH_APP_ID: 'APP',
    SEARCH_API_KEY: searchKey,
  })
  try {
    for (const [kind, status] of [
      ['link token', 200],
      ['token', 500],
    ] as const) {
      production.respondWith((_request, response) => response.send(new Secret(canary, kind).reveal()))
      expect(await production.receive()).toMatchObject({ status })
      expect(production.alarms()).toHaveLength(status === 200 ? 0 : 1)
    }
  } finally {
    await production.close()
  }
})
