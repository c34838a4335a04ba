import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendRawRequest, type RawResponse } from '../testing/raw-response.ts'
import { startServer, type TestServer } from '../testing/serve.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'

let shop: StartedApp
let server: TestServer

beforeAll(async () => {
  shop = await startApp({ PAGE_CACHE_SECONDS: '60' })
  server = await startServer(shop.app)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

/** Targets go out as they are written; `fetch` would tidy them up. */
const get = (target: string, ...headers: string[]) => sendRawRequest(server.port, 'GET', target, headers)

const own = ['Sec-Fetch-Site: same-origin', 'X-Requested-With: stagedoor']

const send = (method: string, target: string, headers: readonly string[] = [], body = '') =>
  sendRawRequest(server.port, method, target, headers, body)

const sendJson = (target: string, body: string, method = 'POST') =>
  send(method, target, [...own, 'Content-Type: application/json'], body)

const postForm = (target: string, fields: Record<string, string>) =>
  send(
    'POST',
    target,
    ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'],
    String(new URLSearchParams(fields)),
  )

const heading = ({ body }: RawResponse) => body.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '')

describe('the page cache', () => {
  test.each([
    'de-DE',
    'DE',
    'de_DE',
    '"de"',
    'de,en',
    '%64e',
    'fr',
    '__proto__',
    'en; currentLanguage=de',
    'de; currentLanguage=en',
    '',
  ])('keeps nobody else’s language, whatever is in a cookie: %s [S38]', async (value) => {
    const path = `/whats-on?case=${encodeURIComponent(value)}`
    const odd = await get(path, `Cookie: currentLanguage=${value}`)
    const english = await get(path)
    const german = await get(path, 'Cookie: currentLanguage=de')
    expect([english.body.match(/<html lang="(..)"/)?.[1], heading(english)]).toEqual(['en', 'What’s on'])
    expect([german.body.match(/<html lang="(..)"/)?.[1], heading(german)]).toEqual(['de', 'Programm'])
    expect([english.body, german.body]).toContain(odd.body)
  })

  test.each(['?lng=de-DE', '?lng=DE', '?lng=de&lng=en', '?lng[]=de', '?lng=de%00', '?lng='])(
    'reads the address as the texts do: %s',
    async (query) => {
      const page = await get(`/whats-on${query}`)
      expect([page.body.match(/<html lang="(..)"/)?.[1], heading(page)]).toEqual(['en', 'What’s on'])
    },
  )

  test('answers HEAD without a body, and a GET after it with the whole page', async () => {
    const head = await send('HEAD', '/whats-on?head')
    expect([head.status, head.body]).toEqual([200, ''])
    expect((await get('/whats-on?head')).body).toContain('</html>')
    expect((await send('HEAD', '/whats-on?head')).body).toBe('')
  })

  test('never holds what only a shopper’s request said [S38]', async () => {
    const canary = 'CANARY-7f3a'
    const said = [
      'Cookie: sid=s%3ACANARY-7f3a; note=CANARY-7f3a',
      'Authorization: Bearer CANARY-7f3a',
      'User-Agent: CANARY-7f3a',
      'Referer: http://shop.example/CANARY-7f3a',
      'X-Forwarded-Host: CANARY-7f3a',
      'X-Request-Id: CANARY-7f3a',
    ]
    await get('/whats-on?personal', ...said)
    const cached = await get('/whats-on?personal')
    expect(cached.body).not.toContain(canary)
    expect([...cached.headers].join()).not.toContain(canary)
  })

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['brotli', null],
    ['gzipped, x-br', null],
    ['identity', null],
    ['gzip;q=0.0', null],
  ])('sends what Accept-Encoding names and nothing else: %s', async (accepted, coding) => {
    await vi.waitFor(async () => expect((await get('/whats-on?coding')).headers.has('etag')).toBe(true))
    expect((await get('/whats-on?coding', `Accept-Encoding: ${accepted}`)).headers.get('content-encoding')).toBe(coding)
  })
})

describe('a request target', () => {
  test.each([
    '//evil.example/whats-on',
    '/\\evil.example/whats-on',
    '/\\/evil.example',
    '/.//evil.example',
    'http://evil.example/whats-on',
    'https://evil.example:1/',
    'http://evil.example',
  ])('brings no other host into a page: %s [S37]', async (target) => {
    const page = await get(target)
    expect([200, 404]).toContain(page.status)
    const links = [...page.body.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href]) => href!)
    expect(links.filter((href) => new URL(href, 'http://shop.example.com').host === 'evil.example')).toEqual([])
  })

  test('with a backslash is no page of its own', async () => {
    expect((await get('/\\evil.example/whats-on')).status).toBe(404)
  })

  test.each(['/whats-on/bff', '/bffoo', '/a/bff/b', '/%62ff/session'])(
    'that only looks like an endpoint is a page: %s',
    async (target) => {
      const page = await get(target)
      expect([page.status, page.headers.get('content-type'), heading(page) !== undefined]).toEqual([
        404,
        'text/html; charset=utf-8',
        true,
      ])
    },
  )

  test.each(['/BFF/session', '/Bff/session', '/bff/session/', 'http://evil.example/bff/session'])(
    'is guarded however it is written: %s [S25]',
    async (target) => {
      expect(
        (await send('POST', target, ['Sec-Fetch-Site: same-origin', 'Content-Type: application/json'], '{}')).status,
      ).toBe(403)
      expect(
        (await send('POST', target, ['X-Requested-With: stagedoor', 'Content-Type: application/json'], '{}')).status,
      ).toBe(403)
      expect(
        (
          await send(
            'DELETE',
            target,
            ['Sec-Fetch-Site: cross-site', 'X-Requested-With: stagedoor', 'Content-Type: application/json'],
            '{}',
          )
        ).status,
      ).toBe(403)
    },
  )
})

describe('a method that is not there', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s on a page is refused as a page that says what is',
    async (method) => {
      const page = await send(method, '/whats-on', own)
      expect([page.status, page.headers.get('allow'), page.headers.get('access-control-allow-methods')]).toEqual([
        405,
        'GET, HEAD, POST',
        null,
      ])
      expect(page.body).toContain('</html>')
    },
  )

  test.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH'])('%s on an endpoint is refused as JSON', async (method) => {
    const answer = await sendJson('/bff/session', '{}', method)
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('content-type')]).toEqual([
      405,
      'GET, POST, DELETE',
      'application/json; charset=utf-8',
    ])
  })

  test('signing in and out take no other than theirs', async () => {
    for (const target of [
      '/sign-out',
      '/sign-out?returnTo=/',
      '/bff/session?email=a&password=b',
      '/sign-in?email=a&password=b',
    ]) {
      expect((await get(target)).headers.getSetCookie(), target).toEqual([])
    }
  })
})

describe('a body', () => {
  test.each([
    ['Content-Type: application/json; charset=klingon', 415],
    ['Content-Type: text/plain', 415],
    ['Content-Type: application/x-www-form-urlencoded', 415],
  ])('in a form that is not understood is refused, not a failure: %s [S28]', async (type, status) => {
    const answer = await send('POST', '/bff/session', [...own, type], '{}')
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, 'unsupported_media_type'])
  })

  test('in an unknown encoding is refused too', async () => {
    expect(
      (await send('POST', '/bff/session', [...own, 'Content-Type: application/json', 'Content-Encoding: zip'], '{}'))
        .status,
    ).toBe(415)
  })

  test('of unknown length is refused before it is read', async () => {
    expect(
      (await send('POST', '/bff/session', [...own, 'Content-Type: application/json', 'Transfer-Encoding: chunked']))
        .status,
    ).toBe(411)
    expect(
      (
        await send('POST', '/sign-in', [
          'Sec-Fetch-Site: same-origin',
          'Content-Type: application/x-www-form-urlencoded',
          'Transfer-Encoding: chunked',
        ])
      ).status,
    ).toBe(411)
  })

  test('that promises gigabytes is refused, and the connection with it', async () => {
    const answer = await send('POST', '/bff/session', [
      ...own,
      'Content-Type: application/json',
      'Content-Length: 9999999999',
    ])
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
    const form = await send('POST', '/sign-in', [
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 9999999999',
    ])
    expect(form.status).toBe(413)
  })

  test('is the only place credentials are read from [S8]', async () => {
    const answer = await sendJson('/bff/session?email=ada@example.com&password=secret', '{}')
    expect([answer.status, JSON.parse(answer.body).fields.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['email', 'password'],
    ])
  })

  test('cannot reach prototypes, and no key it was not asked for gets through [S41]', async () => {
    const extras = '{"__proto__":"x","constructor":"y","toString":"z"}'
    const answer = await sendJson(
      '/bff/basket/lines',
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[{"sku":"none","extraData":${extras}}]}`,
    )
    expect(answer.status).toBeLessThan(500)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each([
    '{"email":"a\\u0000@example.com","password":"x"}',
    '{"email":"\\ud800@example.com","password":"\\udfff"}',
  ])('with odd characters is a refusal like any other: %s', async (body) => {
    expect([401, 422]).toContain((await sendJson('/bff/session', body)).status)
  })

  test('that nests without end is a refusal like any other', async () => {
    const deep = '['.repeat(15_000) + ']'.repeat(15_000)
    expect((await sendJson('/bff/session', `{"email":${deep},"password":"x"}`)).status).toBe(400)
    expect((await sendJson('/bff/basket/lines', `{"items":${deep}}`)).status).toBe(400)
  })

  test('with odd characters in a basket line is a refusal too', async () => {
    const answer = await sendJson('/bff/basket/lines', '{"items":[{"sku":"a\\u0000","extraData":{"note":"\\u0000"}}]}')
    expect(answer.status).toBe(422)
  })
})

describe('the way back', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    '/\t/evil.example',
    '/\r\nSet-Cookie: a=b',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/@evil.example/..//x',
  ])('stays in the shop: %j [S36]', async (returnTo) => {
    for (const form of ['/sign-out', '/preferences']) {
      const answer = await postForm(form, { returnTo, language: 'de' })
      const location = answer.headers.get('location') ?? ''
      expect([answer.status, new URL(location, 'http://shop.example.com/a/b').origin], form).toEqual([
        303,
        'http://shop.example.com',
      ])
      expect(location).toBe(form === '/sign-out' ? '/?done=signed-out' : '/')
    }
    const signIn = await get(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
    const back = [...signIn.body.matchAll(/name="returnTo" value="([^"]*)"/g)].map(([, value]) => value!)
    expect(back.length).toBeGreaterThan(1)
    expect(
      back.filter((path) => new URL(path, 'http://shop.example.com').origin !== 'http://shop.example.com'),
    ).toEqual([])
  })

  test.each([
    ['/whats-on?venue=Łódź', '/whats-on?venue=%C5%81%C3%B3d%C5%BA&done=signed-out'],
    ['/\u2028', '/%E2%80%A8?done=signed-out'],
  ])('takes any letters: %s', async (returnTo, location) => {
    const answer = await postForm('/sign-out', { returnTo })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })
})

test('an odd cookie header is no reason to fail, and no session', async () => {
  for (const cookie of [
    'sid=',
    'sid=s%3A',
    'sid=s%3A%00.%00',
    'sid=a; sid=b; __Host-sid=c',
    '=;;=,',
    'sid=%E0%A4%A',
    `sid=${'x'.repeat(4000)}`,
  ]) {
    const answer = await get('/bff/session', `Cookie: ${cookie}`)
    expect([answer.status, answer.body, answer.headers.getSetCookie()], cookie).toEqual([
      200,
      '{"guest":true,"basketCount":0}',
      [],
    ])
    expect((await get('/basket', `Cookie: ${cookie}`)).status, cookie).toBe(200)
  }
})

test('whatever was asked here, nothing failed inside', () => {
  const failures = shop
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
  expect(failures).toEqual([])
})
