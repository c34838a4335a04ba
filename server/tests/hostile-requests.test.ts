import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHeading, sameOrigin, startHostileClient, type HostileClient } from '../testing/start-hostile-client.ts'

let client: HostileClient
beforeAll(async () => {
  client = await startHostileClient()
})
afterAll(() => client.close())

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
    const page = await client.get(target)
    expect([200, 404]).toContain(page.status)
    const links = [...page.body.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, href]) => href!)
    expect(links.filter((href) => new URL(href, 'http://shop.example.com').host === 'evil.example')).toEqual([])
  })

  test('with a backslash is an unknown page', async () => {
    expect((await client.get('/\\evil.example/whats-on')).status).toBe(404)
  })

  test.each(['/whats-on/bff', '/bffoo', '/a/bff/b', '/%62ff/session'])(
    'that only resembles an endpoint is a page: %s',
    async (target) => {
      const page = await client.get(target)
      expect({
        status: page.status,
        contentType: page.headers.get('content-type'),
        hasHeading: getHeading(page) !== undefined,
      }).toEqual({ status: 404, contentType: 'text/html; charset=utf-8', hasHeading: true })
    },
  )

  test.each(['/BFF/session', '/Bff/session', '/bff/session/', 'http://evil.example/bff/session'])(
    'of an endpoint is guarded in every spelling: %s [S25]',
    async (target) => {
      expect(
        (await client.send('POST', target, ['Sec-Fetch-Site: same-origin', 'Content-Type: application/json'], '{}'))
          .status,
      ).toBe(403)
      expect(
        (await client.send('POST', target, ['X-Requested-With: stagedoor', 'Content-Type: application/json'], '{}'))
          .status,
      ).toBe(403)
      expect(
        (
          await client.send(
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

describe('an id in a path', () => {
  const hostileIds = ['..', '.', '%2e%2e', '%2E.', '..%2fusers', '%2e%2e%2fusers', '%252e%252e', '..%5cusers', 'a%00']
  const paths = [
    '/bff/orders/ID',
    '/bff/addresses/ID',
    '/bff/wishlists/ID',
    '/bff/shared-wishlists/ID',
    '/bff/forms/ID',
  ]

  test.each(hostileIds)('that could lead to another path is not found: %s [S3 S4]', async (id) => {
    for (const path of paths) expect((await client.get(path.replace('ID', id))).status, path).toBe(404)
    for (const path of ['/bff/addresses/ID', '/bff/addresses/ID/default'])
      expect((await client.sendJson(path.replace('ID', id), '{}', 'PUT')).status, path).toBe(404)
    expect((await client.sendJson(`/bff/orders/${id}/again`, '{}')).status).toBe(404)
    expect((await client.sendJson('/bff/checkout/payment', '{"transactionId":".."}')).status).toBe(400)
  })

  test('that could lead to another path has no page', async () => {
    for (const path of ['/orders/..%2fusers', '/orders/%252e%252e', '/wishlists/shared/..%2fusers'])
      expect((await client.get(path)).status, path).toBe(404)
  })
})

describe('a path that a proxy takes for a file', () => {
  const unknownFiles = [
    '/assets/none.js',
    '/assets/none',
    '/Assets/none',
    '/_next/images/x',
    '/_next/imageNope',
    '/media',
  ]
  const targets = [
    ...[
      '/assets/../whats-on?page=7',
      '/_next/imagex/../../search?query=a',
      '/media/../whats-on',
      '/assets/./../whats-on',
    ],
    ...['/assets/%2e%2e/whats-on', '/assets/.%2E/whats-on', '/assets/..\\whats-on', '/whats-on/..', '/whats-on/%2e/'],
  ]

  test.each([...unknownFiles, ...targets])('never gets a page: %s [S42]', async (target) => {
    await client.get('/whats-on')
    const { status, headers, body } = await client.get(target)
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 404, type: 'text/plain; charset=utf-8' })
    expect(body).not.toContain('<')
  })

  test('gets its page when only the query has dots', async () => {
    expect((await client.get('/whats-on?returnTo=/a/../b')).status).toBe(200)
  })
})

describe('an unsupported method', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s on a page is rejected with a page and the allowed methods',
    async (method) => {
      const page = await client.send(method, '/whats-on', sameOrigin)
      expect({
        status: page.status,
        allow: page.headers.get('allow'),
        accessControlAllowMethods: page.headers.get('access-control-allow-methods'),
      }).toEqual({ status: 405, allow: 'GET, HEAD, POST', accessControlAllowMethods: null })
      expect(page.body).toContain('</html>')
    },
  )

  test.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH'])('%s on an endpoint is rejected as JSON', async (method) => {
    const response = await client.sendJson('/bff/session', '{}', method)
    expect({
      status: response.status,
      allow: response.headers.get('allow'),
      contentType: response.headers.get('content-type'),
    }).toEqual({ status: 405, allow: 'GET, POST, DELETE', contentType: 'application/json; charset=utf-8' })
  })

  test('GET neither signs in nor out', async () => {
    for (const target of [
      '/sign-out',
      '/sign-out?returnTo=/',
      '/bff/session?email=a&password=b',
      '/sign-in?email=a&password=b',
    ]) {
      expect((await client.get(target)).headers.getSetCookie(), target).toEqual([])
    }
  })
})

describe('the return path', () => {
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
      const response = await client.postForm(form, { returnTo, language: 'de' })
      const location = response.headers.get('location') ?? ''
      expect(
        { status: response.status, origin: new URL(location, 'http://shop.example.com/a/b').origin },
        form,
      ).toEqual({ status: 303, origin: 'http://shop.example.com' })
      expect(location).toBe(form === '/sign-out' ? '/?done=signed-out' : '/')
    }
    const signIn = await client.get(`/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
    const back = [...signIn.body.matchAll(/name="returnTo" value="([^"]*)"/g)].map(([, value]) => value!)
    expect(back.length).toBeGreaterThan(1)
    expect(
      back.filter((path) => new URL(path, 'http://shop.example.com').origin !== 'http://shop.example.com'),
    ).toEqual([])
  })

  test.each([
    ['/whats-on?venue=Łódź', '/whats-on?venue=%C5%81%C3%B3d%C5%BA&done=signed-out'],
    ['/\u2028', '/%E2%80%A8?done=signed-out'],
  ])('accepts letters of any alphabet: %s', async (returnTo, location) => {
    const response = await client.postForm('/sign-out', { returnTo })
    expect({ status: response.status, location: response.headers.get('location') }).toEqual({ status: 303, location })
  })
})

test('an unusual cookie header causes no failure and no session', async () => {
  for (const cookie of [
    'sid=',
    'sid=s%3A',
    'sid=s%3A%00.%00',
    'sid=a; sid=b; __Host-sid=c',
    '=;;=,',
    'sid=%E0%A4%A',
    `sid=${'x'.repeat(4000)}`,
  ]) {
    const response = await client.get('/bff/session', `Cookie: ${cookie}`)
    expect(
      { status: response.status, body: response.body, setCookie: response.headers.getSetCookie() },
      cookie,
    ).toEqual({ status: 200, body: '{"guest":true,"basketCount":0}', setCookie: [] })
    expect((await client.get('/basket', `Cookie: ${cookie}`)).status, cookie).toBe(200)
  }
})

test('the requests of this file cause no failure inside the shop', () => {
  expect(client.listFailures()).toEqual([])
})
