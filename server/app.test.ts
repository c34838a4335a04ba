import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type StartedApp } from './testing/start-app.ts'

let shop: StartedApp

beforeAll(async () => {
  shop = await startApp({ PAGE_CACHE_SECONDS: '60' })
})
afterAll(() => shop.close())

const get = (path: string) => request(shop.app).get(path)

describe('pages', () => {
  test('a public page is the same for every shopper, sets no cookie and needs no Redis [S38]', async () => {
    const first = await get('/whats-on')
    const second = await get('/whats-on').set('Cookie', 'sid=s%3Asomething.else')
    expect(first.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  test('a public page varies by language and currency only', async () => {
    const english = await get('/whats-on')
    const german = await get('/whats-on').set('Cookie', 'currentLanguage=de')
    const euros = await get('/whats-on').set('Cookie', 'preferredCurrency=EUR; somethingElse=1')
    expect(german.text).toContain('<html lang="de"')
    // Every page contains the euro sign in its currency switch; only a price has a digit after the sign.
    expect(euros.text).toMatch(/€\d/)
    expect(english.text).not.toMatch(/€\d/)
  })

  test('a public page lets the browser prefetch public pages only', async () => {
    const { text } = await get('/whats-on')
    const rules = JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(text)![1]!) as {
      prefetch: { where: { href_matches: string[] } }[]
    }
    const patterns = rules.prefetch[0]!.where.href_matches.map(
      (path) => new URLPattern(path, 'http://shop.example.com'),
    )
    const isPrefetched = (path: string) => patterns.some((pattern) => pattern.test(path, 'http://shop.example.com'))
    const { personalPaths } = await shop.deps.frontend.loadBundle()
    const personal = personalPaths.map((path) => path.replaceAll(/:\w+\??/g, 'a'))
    expect(personal.length).toBeGreaterThan(30)
    const others = ['/search', '/search?query=a', '/bff/basket', '/orders/a/tickets.pdf', '/whats-on/a/calendar.en.ics']
    expect([...personal, ...others].filter(isPrefetched)).toEqual([])
    const publicPaths = ['/', '/whats-on?page=2', '/whats-on/a?lng=de', '/venues/a', '/products/a', '/category/a/b']
    expect(publicPaths.filter(isPrefetched)).toEqual(publicPaths)
    expect((await get('/sign-in')).text).not.toContain('type="speculationrules"')
  })

  test('a prefetch gets public pages only', async () => {
    const prefetch = async (path: string) => (await get(path).set('Sec-Purpose', 'prefetch')).status
    for (const path of ['/', '/venues', '/whats-on?lng=de']) expect(await prefetch(path), path).toBe(200)
    const rejected = ['/basket', '/search?query=a', '/orders/look-up?token=a', '/orders/a/tickets.pdf', '/bff/basket']
    for (const path of rejected) expect(await prefetch(path), path).toBe(403)
  })

  test('a language in the URL applies to that page only, and its links carry it', async () => {
    const page = await get('/whats-on?lng=de').set('Cookie', 'currentLanguage=en')
    expect(page.text).toContain('<html lang="de"')
    expect(page.headers['set-cookie']).toBeUndefined()
    const links = [...page.text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((href) => !href.includes('lng=de'))).toEqual([])
  })

  test('a cached page is compressed once, has an ETag and responds with 304', async () => {
    const cached = await vi.waitFor(async () => {
      const response = await get('/whats-on?month=2027-01').set('Accept-Encoding', 'br')
      expect(response.headers.etag).toBeDefined()
      expect(response.headers['content-encoding']).toBe('br')
      return response
    })
    const again = await get('/whats-on?month=2027-01').set('If-None-Match', cached.headers.etag!)
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toContain('sha256-')
  })

  test('a cached page has the headers of one that is rendered [S32]', async () => {
    const read = async (path: string) => {
      const { headers } = await get(path).set('Accept-Encoding', 'br')
      const {
        etag,
        date,
        'x-request-id': id,
        'content-length': length,
        'content-language': language,
        ...rest
      } = headers
      return { etag, id, length, date, language, rest }
    }
    const rendered = await read('/branches')
    const cached = await vi.waitFor(async () => {
      const page = await read('/branches')
      expect(page.etag).toBeDefined()
      return page
    })
    expect(rendered.etag).toBeUndefined()
    expect(cached.rest).toEqual(rendered.rest)
    expect(cached.id).toMatch(/^[\da-f-]{36}$/)
    expect(cached.id).not.toBe(rendered.id)
  })

  test('personal pages are never cached [S38]', async () => {
    for (const path of ['/basket', '/sign-in', '/register']) {
      const page = await get(path)
      expect(page.headers['cache-control'], path).toBe('private, no-store')
      expect(page.headers['content-security-policy'], path).toMatch(/'nonce-[A-Za-z0-9+/=]{24}'/)
    }
    const nonces = await Promise.all([get('/basket'), get('/basket')])
    expect(nonces[0].headers['content-security-policy']).not.toBe(nonces[1].headers['content-security-policy'])
  })

  test('absolute links use the configuration, whatever the Host header is [S37]', async () => {
    const page = await get('/whats-on').set('Host', 'evil.example').set('X-Forwarded-Host', 'evil.example')
    expect(page.text).toContain('<link rel="canonical" href="http://shop.example.com/whats-on">')
    expect(page.text).not.toContain('evil.example')
  })

  test('an unknown URL is a page with status 404', async () => {
    const page = await get('/no/such/page')
    expect(page.status).toBe(404)
    expect(page.type).toBe('text/html')
    expect(page.text).toContain('noindex')
  })

  test('a URL that cannot be decoded gets an error page', async () => {
    const page = await get('/whats-on/%E0%A4%A')
    expect(page.status).toBe(404)
    expect(page.text).toContain('<html')
  })

  test('the state is escaped, so that no URL can end its script [S33]', async () => {
    const page = await get('/whats-on?venue=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E')
    expect(page.text).not.toContain('<script>alert')
  })

  test('a form from another site is rejected with a page [S26]', async () => {
    const page = await request(shop.app)
      .post('/sign-out')
      .set('Sec-Fetch-Site', 'cross-site')
      .type('form')
      .send({ returnTo: '/' })
    expect(page.status).toBe(403)
    expect(page.type).toBe('text/html')
  })

  test('signing out requires a POST and redirects inside the shop [S27 S36]', async () => {
    const visit = await get('/sign-out')
    expect(visit.headers['set-cookie']).toBeUndefined()
    for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\tevil']) {
      const page = await request(shop.app)
        .post('/sign-out')
        .set('Sec-Fetch-Site', 'same-origin')
        .type('form')
        .send({ returnTo })
      expect(page.status, returnTo).toBe(303)
      expect(page.headers.location, returnTo).toBe('/?done=signed-out')
    }
  })
})

describe('security headers', () => {
  const everywhere = [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
  ]

  test.each([
    ['a page', () => get('/'), 200],
    ['a page not found', () => get('/nope'), 404],
    ['an endpoint', () => get('/bff/session'), 200],
    ['an endpoint not found', () => get('/bff/nope'), 404],
    ['an image', () => get('/media/nope.jpg'), 404],
    ['a rejected image path', () => get('/media/..%2fauth'), 404],
    ['an optimised image', () => get('/_next/image?url=/media/x.jpg&w=17&q=75'), 400],
    [
      'a body that is too large',
      () =>
        request(shop.app)
          .post('/bff/session')
          .set('Sec-Fetch-Site', 'same-origin')
          .set('X-Requested-With', 'stagedoor')
          .type('json')
          .send(`"${'x'.repeat(70_000)}"`),
      413,
    ],
    ['a redirect', () => get('/account'), 302],
    ['a health check', () => get('/healthz'), 200],
    ['an asset', () => get('/favicon.svg'), 200],
  ])('%s carries the security headers [S32]', async (_name, ask, status) => {
    const response = await ask()
    expect(response.status).toBe(status)
    for (const name of everywhere) expect(response.headers[name], name).toBeDefined()
    expect(response.headers['x-powered-by']).toBeUndefined()
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the BFF', () => {
  const post = (path: string) =>
    request(shop.app).post(path).set('Sec-Fetch-Site', 'same-origin').set('X-Requested-With', 'stagedoor')

  test('reading the session creates no session [S13]', async () => {
    const response = await get('/bff/session')
    expect(response.body).toEqual({ guest: true, basketCount: 0 })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await shop.redis.client.dbsize()).toBe(0)
  })

  test('an endpoint accepts JSON only [S28]', async () => {
    const response = await post('/bff/session').type('form').send({ email: 'a', password: 'b' })
    expect(response.status).toBe(415)
    expect(response.body.code).toBe('unsupported_media_type')
  })

  test('an endpoint reports invalid fields and ignores unknown ones [S41]', async () => {
    const rejected = await post('/bff/basket/lines').send({ items: [{ sku: '', quantity: 99 }] })
    expect(rejected.status).toBe(400)
    expect(rejected.body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'items.0.sku',
      'items.0.quantity',
    ])
    const polluted = await post('/bff/basket/lines').type('json').send('{"__proto__":{"admin":true},"items":[]}')
    expect(polluted.status).toBe(400)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})
