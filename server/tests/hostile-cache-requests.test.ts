import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getHeading, startHostileClient, type HostileClient } from '../testing/start-hostile-client.ts'

let client: HostileClient
beforeAll(async () => {
  client = await startHostileClient()
})
afterAll(async () => {
  expect(client.listFailures()).toEqual([])
  await client.close()
})

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
  ])('keeps languages apart, whatever a cookie contains: %s [S38]', async (value) => {
    const path = `/whats-on?case=${encodeURIComponent(value)}`
    const hostile = await client.get(path, `Cookie: currentLanguage=${value}`)
    const english = await client.get(path)
    const german = await client.get(path, 'Cookie: currentLanguage=de')
    expect({ language: english.body.match(/<html lang="(..)"/)?.[1], heading: getHeading(english) }).toEqual({
      language: 'en',
      heading: 'What’s on',
    })
    expect({ language: german.body.match(/<html lang="(..)"/)?.[1], heading: getHeading(german) }).toEqual({
      language: 'de',
      heading: 'Programm',
    })
    expect([english.body, german.body]).toContain(hostile.body)
  })

  test.each(['?lng=de-DE', '?lng=DE', '?lng=de&lng=en', '?lng[]=de', '?lng=de%00', '?lng='])(
    'resolves the language of the URL like the texts: %s',
    async (query) => {
      const page = await client.get(`/whats-on${query}`)
      expect({ language: page.body.match(/<html lang="(..)"/)?.[1], heading: getHeading(page) }).toEqual({
        language: 'en',
        heading: 'What’s on',
      })
    },
  )

  const campaign =
    'utm_source=CANARY&utm_medium=CANARY&fbclid=CANARY&gclid=CANARY&wbraid=CANARY&msclkid=CANARY&x=CANARY'

  test.each(['/', '/whats-on', '/whats-on?view=list', '/venues', '/articles/news', '/about-us', '/no-such-page'])(
    'gives a campaign the page of everyone, without its parameters: %s [S38]',
    async (path) => {
      // When data is late, the page is streamed. Then only a later request puts it into the cache.
      const plain = await vi.waitFor(async () => {
        const page = await client.get(path)
        expect(page.headers.has('etag')).toBe(page.status === 200)
        return page
      }, 20_000)
      const [before, after] = path.split('?')
      for (const search of [`${campaign}&${after ?? ''}`, `${after ?? ''}&${campaign}2&lng=CANARY`]) {
        const page = await client.get(`${before}?${search}`)
        expect(page.body).not.toContain('CANARY')
        expect(page.headers.get('etag')).toBe(plain.headers.get('etag'))
        expect(page.status).toBe(plain.status)
      }
    },
  )

  test('stores no page for a message to one shopper', async () => {
    const pages = [await client.get('/about-us?done=signed-in'), await client.get('/about-us?done=signed-in')]
    expect(pages.map(({ headers }) => headers.get('etag'))).toEqual([null, null])
    await client.get('/whats-on')
    expect((await client.get('/whats-on?done=signed-in')).headers.get('etag')).not.toBeNull()
  })

  test.each(['/basket', '/sign-in?returnTo=%2Fbasket', '/search?query=ferry', '/account/orders?page=2'])(
    'keeps the parameters of a campaign out of links and redirects: %s',
    async (path) => {
      const page = await client.get(`${path}${path.includes('?') ? '&' : '?'}${campaign}`)
      expect(page.body).not.toContain('CANARY')
      expect(page.headers.get('location') ?? '').not.toContain('CANARY')
    },
  )

  test('responds to HEAD without a body, and a later GET with the whole page', async () => {
    const head = await client.send('HEAD', '/whats-on?head')
    expect({ status: head.status, body: head.body }).toEqual({ status: 200, body: '' })
    expect((await client.get('/whats-on?head')).body).toContain('</html>')
    expect((await client.send('HEAD', '/whats-on?head')).body).toBe('')
  })

  test('never stores headers of a shopper [S38]', async () => {
    const canary = 'CANARY-7f3a'
    const canaryHeaders = [
      'Cookie: sid=s%3ACANARY-7f3a; note=CANARY-7f3a',
      'Authorization: Bearer CANARY-7f3a',
      'User-Agent: CANARY-7f3a',
      'Referer: http://shop.example/CANARY-7f3a',
      'X-Forwarded-Host: CANARY-7f3a',
      'X-Request-Id: CANARY-7f3a',
    ]
    await client.get('/whats-on?personal', ...canaryHeaders)
    const cached = await client.get('/whats-on?personal')
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
  ])('sends only an encoding that Accept-Encoding names: %s', async (accepted, coding) => {
    await vi.waitFor(async () => expect((await client.get('/whats-on?coding')).headers.has('etag')).toBe(true))
    expect((await client.get('/whats-on?coding', `Accept-Encoding: ${accepted}`)).headers.get('content-encoding')).toBe(
      coding,
    )
  })
})
