import { load } from 'cheerio'
import sharp from 'sharp'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'
import { createSitemaps } from './sitemap/sitemaps.ts'

let shop: StartedApp

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop?.close())

const get = (path: string) => request(shop.app).get(path)
const fetchXml = async (path: string) => load((await get(path).expect(200)).text, { xml: true })
const locations = async (path: string) =>
  (await fetchXml(path))('loc')
    .toArray()
    .map((element) => load(element, { xml: true }).text())

describe('the sitemap', () => {
  test('is linked by robots.txt and lists existing parts', async () => {
    const robots = await get('/robots.txt')
      .expect(200)
      .expect('Content-Type', /text\/plain/)
    expect(robots.text).toContain('Sitemap: http://shop.example.com/sitemap.xml')
    expect(robots.text).toContain('Disallow: /account\n')
    const parts = await locations('/sitemap.xml')
    expect(parts).toContain('http://shop.example.com/sitemaps/events-1.xml')
    for (const part of parts)
      await get(new URL(part).pathname)
        .expect(200)
        .expect('Content-Type', /application\/xml/)
  })

  test('has every event in both languages, each with its translations, last change and images', async () => {
    const { body } = await get('/bff/events').expect(200)
    const $ = await fetchXml('/sitemaps/events-1.xml')
    const urls = $('url > loc')
      .toArray()
      .map((element) => $(element).text())
    for (const { slug } of (body as { events: EventPage[] }).events)
      for (const language of ['en', 'de'])
        expect(urls).toContain(`http://shop.example.com/whats-on/${slug}?lng=${language}`)
    const first = $('url').first()
    const alternates = first
      .find('xhtml\\:link')
      .toArray()
      .map(({ attribs }) => attribs.hreflang)
    expect(alternates).toEqual(['en', 'de', 'x-default'])
    expect(Date.parse(first.find('lastmod').text())).toBeGreaterThan(0)
    expect(first.find('image\\:loc').text()).toMatch(/^http:\/\/shop\.example\.com\/media\//)
  })

  test('has no personal page and no unknown part', async () => {
    const all = (
      await Promise.all((await locations('/sitemap.xml')).map((part) => locations(new URL(part).pathname)))
    ).flat()
    expect(
      all.filter((url) => /\/(account|basket|sign-in|register|preferences|wishlists)\b/.test(new URL(url).pathname)),
    ).toEqual([])
    for (const path of ['/sitemaps/events-2.xml', '/sitemaps/secrets-1.xml', '/sitemaps/events-0.xml', '/sitemaps/'])
      await get(path).expect(404, 'Not found')
  })

  test('loads the pages of a section once for twenty parts that do not exist, and looks up no route of an event', async () => {
    const { api, frontend } = shop.deps
    const bundle = await frontend.loadBundle()
    const isRead = vi.spyOn(api, 'readCached')
    const checkedPaths: string[] = []
    const sitemaps = createSitemaps({
      api,
      site: { publicUrl: 'http://shop.example.com' },
      createIsPublic: () =>
        Promise.resolve((path) => {
          checkedPaths.push(path)
          return bundle.getPageSettings(path).kind === 'public'
        }),
      freshSeconds: 300,
    })
    try {
      expect(await sitemaps.renderPart('/sitemaps/events-1.xml')).toContain('/whats-on/')
      const calls = isRead.mock.calls.length
      expect(calls).toBeGreaterThan(0)
      const parts = Array.from({ length: 20 }, (_, index) => `/sitemaps/events-${index + 2}.xml`)
      expect(new Set(await Promise.all(parts.map(sitemaps.renderPart)))).toEqual(new Set([undefined]))
      expect(isRead.mock.calls.length).toBe(calls)
      expect(checkedPaths).toEqual([])
    } finally {
      isRead.mockRestore()
    }
  })

  test('is compressed once, and responds with 304 to a known ETag', async () => {
    const first = await get('/sitemaps/events-1.xml').set('Accept-Encoding', 'br')
    expect(first.headers['content-encoding']).toBe('br')
    await get('/sitemaps/events-1.xml').set('If-None-Match', first.headers.etag!).expect(304)
  })
})

describe('the feed', () => {
  test.each(['en', 'de'])(
    'has the events in %s, the latest announced first, and every page links to it',
    async (language) => {
      const $ = await fetchXml(`/feeds/whats-on.${language}.xml`)
      const dates = $('entry > published')
        .toArray()
        .map((element) => Date.parse($(element).text()))
      expect(dates.length).toBeGreaterThan(3)
      expect(dates).toEqual(dates.toSorted((a, b) => b - a))
      expect($('entry > id').first().text()).toMatch(
        new RegExp(`^http://shop\\.example\\.com/whats-on/[a-z0-9-]+\\?lng=${language}$`),
      )
      const page = load((await get(`/whats-on?lng=${language}`)).text)
      expect(page('link[type="application/atom+xml"]').attr('href')).toBe(`/feeds/whats-on.${language}.xml`)
    },
  )

  test('contains the sale status of an event in its language', async () => {
    const titles = async (language: string) =>
      (await fetchXml(`/feeds/whats-on.${language}.xml`))('entry > title').text()
    expect(await titles('en')).toContain('Cancelled: ')
    expect(await titles('de')).toContain('Abgesagt: ')
  })
})

describe('the social image of an event', () => {
  const fetchSocialImageUrl = async (language: string) => {
    const { body } = await get('/bff/events').expect(200)
    const { slug } = (body as { events: EventPage[] }).events[0]!
    const page = load((await get(`/whats-on/${slug}?lng=${language}`)).text)
    return new URL(page('meta[property="og:image"]').attr('content')!)
  }

  test('is the image its page names: 1200 by 630, immutable, embeddable, another one in German', async () => {
    const cards = []
    for (const language of ['en', 'de']) {
      const { pathname, search, origin } = await fetchSocialImageUrl(language)
      expect(origin).toBe('http://shop.example.com')
      const card = await get(pathname + search)
        .expect(200)
        .expect('Content-Type', 'image/jpeg')
        .expect('Cache-Control', /immutable/)
      expect(card.headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(await sharp(card.body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      cards.push((card.body as Buffer).toString('base64'))
    }
    expect(cards[0]).not.toBe(cards[1])
  })

  test('has a short lifetime under an outdated URL', async () => {
    const { pathname } = await fetchSocialImageUrl('en')
    await get(`${pathname}?v=old`).expect(200).expect('Cache-Control', 'public, max-age=300')
  })

  test('is a 404 for an unknown event; the brand has its own image', async () => {
    await get('/share/whats-on/no-such-night.en.jpg').expect(404)
    await get('/share/px-live.de.jpg').expect(200).expect('Content-Type', 'image/jpeg')
  })
})

describe('a shop with indexing off', () => {
  test('forbids indexing on every response', async () => {
    const hidden = await startApp({ INDEXING: 'false', COMMERCE_API_URL: shop.deps.config.commerceApiUrl })
    try {
      const robots = await request(hidden.app).get('/robots.txt')
      expect(robots.text).toBe('User-agent: *\nDisallow: /\n')
      for (const path of ['/whats-on', '/favicon.svg', '/no-such-page'])
        expect((await request(hidden.app).get(path)).headers['x-robots-tag'], path).toBe('noindex, nofollow')
    } finally {
      await hidden.close()
    }
  })

  test('is not the default', async () => {
    expect((await get('/whats-on')).headers['x-robots-tag']).toBeUndefined()
  })
})
