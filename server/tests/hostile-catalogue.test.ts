import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

const hostileText = `</script><script>alert(1)</script><!--<script><img src=x onerror=alert(1)>"'&`
const html = `${hostileText}<a href="javascript:alert(1)" onclick="alert(1)">x</a><a href="java\nscript:alert(1)">y</a><iframe src="//evil.example"></iframe><svg><script>alert(1)</script></svg><p style="x:y">z</p>`

const hostile: Record<string, string> = {
  name: hostileText,
  support: hostileText,
  genre: hostileText,
  city: hostileText,
  linkText: hostileText,
  title: hostileText,
  alt: hostileText,
  text: hostileText,
  lead: hostileText,
  metaTitle: hostileText,
  metaDescription: hostileText,
  description: hostileText,
  tagline: hostileText,
  body: html,
  value: html,
  colour: 'red;background:url(//evil.example)',
}

/** Changes the API's response as an attacker who controls the CMS would: every text and every menu link is hostile. */
const poisonTexts = (body: unknown): unknown => {
  if (Array.isArray(body)) return body.map(poisonTexts)
  if (typeof body !== 'object' || body === null) return body
  const isMenuItem = 'itemType' in body
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (isMenuItem && name === 'path') return [name, 'javascript:alert(1)']
    return typeof value === 'string' && hostile[name] !== undefined ? [name, hostile[name]] : [name, poisonTexts(value)]
  })
  return Object.fromEntries(isMenuItem ? [...entries, ['itemType', 'directLink']] : entries)
}

const { gateway, shop, close } = await startFaultyShop({
  env: () => ({ PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' }),
})
afterAll(close)
gateway.rewriteResponse = (_call, body) => poisonTexts(body)

describe('hostile texts from the catalogue', () => {
  test.each([
    '/',
    '/whats-on',
    '/whats-on?view=list',
    '/whats-on/open-night',
    '/about-us',
    '/register',
    '/whats-on/no-such-night',
  ])('stay text on %s [S33]', async (path) => {
    const { text, status } = await request(shop.app).get(path)
    expect([200, 404]).toContain(status)
    expect(text).toContain('alert(1)')
    const links = [...text.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, url]) => url!)
    expect(links.filter((url) => /script:|evil\.example/i.test(url))).toEqual([])
    // Removes attribute values, inside which quotes are escaped.
    const markup = text.replace(/"[^"]*"/g, '""')
    expect(markup).not.toMatch(/<script>alert|<img src=x|<iframe|<svg><script|<[^>]* on[a-z]+=/)
    expect(markup, 'no style attribute').not.toMatch(/<[^>]* style=/)
    const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) =>
      attributes!.trim().replace(/nonce="[^"]*"/, 'nonce'),
    )
    expect(
      scripts.filter(
        (attributes) =>
          ![
            '',
            'nonce',
            'nonce id="_R_"',
            'type="application/json" id="page-state"',
            'type="application/ld+json"',
            'type="speculationrules"',
            'type="speculationrules" nonce',
          ].includes(attributes),
      ),
    ).toEqual([])
    const blocks = [...text.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => json!,
    )
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) {
      expect(() => JSON.parse(block) as unknown).not.toThrow()
      expect(block).not.toMatch(/[<>]/)
    }
  })

  test('lead nowhere through the menus [S34]', async () => {
    const { body } = await request(shop.app).get('/bff/navigation')
    expect(body.header).toEqual([])
    expect(body.venues.length).toBeGreaterThan(0)
  })
})

describe('hostile URLs from the catalogue', () => {
  const paths = [
    '/',
    '/whats-on',
    '/whats-on/open-night',
    '/venues',
    '/branches',
    '/category/records',
    '/products/first-pressing',
    '/contact-us',
    '/sitemap',
    '/feeds/whats-on.en.xml',
    '/sitemap.xml',
  ]
  const isUrlField = /url|uri|href|path|src|link$|website|image|media|^email$|telephone|phone/i

  const leading = (url: string) => {
    const replaceUrls = (body: unknown, name = ''): unknown => {
      if (Array.isArray(body)) return body.map((candidate) => replaceUrls(candidate, name))
      if (typeof body === 'object' && body !== null)
        return Object.fromEntries(Object.entries(body).map(([inner, value]) => [inner, replaceUrls(value, inner)]))
      return typeof body === 'string' && isUrlField.test(name) ? url : body
    }
    return replaceUrls
  }

  /** Finds URLs that a browser follows or requests by itself. */
  const findUrls = (text: string) => [
    ...[...text.matchAll(/\s(?:href|src|action|formaction|poster|data|cite|ping|manifest)="([^"]*)"/g)].map(
      ([, url]) => url!,
    ),
    ...[...text.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, list]) =>
      list!.split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0]!),
    ),
    ...[...text.matchAll(/http-equiv="refresh" content="[^"]*url=([^"]*)"/gi)].map(([, url]) => url!),
  ]

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/x',
    '/\\evil.example/x',
    'http://evil.example/x',
  ])('lead no shopper to another site, and fetch nothing from there: %j [S34]', async (url) => {
    gateway.rewriteResponse = (_call, body) => leading(url)(body)
    const statuses: number[] = []
    for (const path of paths) {
      const { text = '', status } = await request(shop.app).get(path)
      statuses.push(status)
      // Editors may link to other sites in menus and texts. A browser requests and sends nothing there by itself.
      const withoutLinks = text.replaceAll(/(<a\b[^>]*?) href="https?:[^"]*"/g, '$1')
      const urls = findUrls(withoutLinks).flatMap((candidate) =>
        URL.canParse(candidate, 'http://shop.example.com/')
          ? [new URL(candidate.replaceAll('&amp;', '&'), 'http://shop.example.com/')]
          : [],
      )
      const foreignUrls = urls.filter(
        ({ protocol, host }) =>
          !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ||
          (protocol.startsWith('http') && host === 'evil.example'),
      )
      expect(foreignUrls.map(String), path).toEqual([])
    }
    // A page may leave out hostile content or be a 404, but most pages must still exist.
    expect(statuses.filter((status) => status === 200).length, statuses.join()).toBeGreaterThan(paths.length / 2)
  })
})
