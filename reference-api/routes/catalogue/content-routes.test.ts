import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'

const prints = await mkdtemp(join(tmpdir(), 'prints-'))
await sharp({ create: { width: 40, height: 50, channels: 3, background: '#ff8000' } })
  .jpeg()
  .toFile(join(prints, 'poster-01.jpg'))
await writeFile(join(prints, 'secret.txt'), 'no')
afterAll(() => rm(prints, { recursive: true, force: true }))

const api = startApiUnderTest({ mediaFolder: prints })
const get = async (path: string, language = 'en') => (await api.sendRequest('GET', path, { language })).body
const getOnlyMember = async (path: string, language = 'en') => (await get(path, language))['hydra:member'][0]

describe('menus', () => {
  it('are found by code as a collection of none or one', async () => {
    expect(await getOnlyMember('/menus?code=header')).toMatchObject({ '@type': 'Menu', code: 'header' })
    expect(await get('/menus?code=nope')).toMatchObject({ 'hydra:totalItems': 0 })
    const menus = await get('/menus?code=nope&codes[]=header&codes[]=unknown')
    expect(menus['hydra:member'].map(({ code }: { code: string }) => code)).toEqual(['header'])
    expect(await getOnlyMember('/menus?code=nope&codes[]=header')).toMatchObject({ code: 'header' })
    expect((await api.sendRequest('GET', '/menus')).status).toBe(400)
  })

  it('return the ancestors of an item', async () => {
    const item = await get('/menu-items-by-path/venues/trafohalle')
    expect(item).toMatchObject({
      '@type': 'MenuItem',
      path: 'venues/trafohalle',
      filteredChildren: [],
      ancestors: [{ path: 'venues' }],
    })
    expect((await get('/menu-items-by-path/whats-on')).path).toBe('/whats-on')
    expect((await api.sendRequest('GET', '/menu-items-by-path/nope')).status).toBe(404)
  })
})

describe.skipIf(isRemote)('menus with language-specific items', () => {
  const shownIn = async (language: string) => {
    const { items } = await getOnlyMember('/menus?code=header', language)
    return [
      items.map(({ path }: { path: string }) => path),
      items[0].filteredChildren.map(({ path }: { path: string }) => path),
    ]
  }

  it('show an item only in its languages, on any level', async () => {
    expect(await shownIn('en')).toEqual([['venues', 'only-english', '/whats-on'], ['venues/trafohalle']])
    expect(await shownIn('de')).toEqual([
      ['venues', '/whats-on'],
      ['widerruf', 'venues/trafohalle'],
    ])
  })
})

describe('content pages and elements', () => {
  it('are found by code and by slug in both languages', async () => {
    const [english, german] = [
      await getOnlyMember('/content-elements?code=homepage'),
      await getOnlyMember('/content-elements?code=homepage', 'de'),
    ]
    expect(english.code).toBe('homepage')
    expect(german.title).not.toBe(english.title)
    expect(await get('/content-by-slug/about-us')).toMatchObject({ '@type': 'ContentPage', slug: 'about-us' })
    expect((await api.sendRequest('GET', '/content-by-slug/nope')).status).toBe(404)
  })

  it.skipIf(isRemote)('can have slashes in their slug', async () => {
    expect(await get('/content-by-slug/help/tickets', 'de')).toMatchObject({ slug: 'help/tickets', lead: 'Hilfe' })
  })

  it.skipIf(isRemote)('have redirects, found with and without surrounding slashes', async () => {
    for (const path of ['gigs', '%2Fgigs', 'gigs/']) {
      expect(await get(`/redirects-by-url/${path}`)).toMatchObject({
        sourceUrl: '/gigs',
        targetUrl: '/whats-on',
        statusCode: 301,
      })
    }
    expect(await get('/redirects-by-url/merch')).toMatchObject({
      targetUrl: 'https://shop.example.com',
      statusCode: 302,
    })
    expect((await api.sendRequest('GET', '/redirects-by-url/nope')).status).toBe(404)
  })
})

describe('locations', () => {
  it('are listed, filtered, and read by id and slug', async () => {
    const venues = await get('/locations?itemsPerPage=1000&active=true&type=venue')
    expect(venues['hydra:totalItems']).toBeGreaterThan(0)
    for (const venue of venues['hydra:member'])
      expect(venue).toMatchObject({ '@type': 'Location', type: 'venue', active: true })
    const [venue] = venues['hydra:member']
    expect(await get(`/locations/${venue.id}`)).toEqual(venue)
    expect(await get(`/locations-by-slug/${venue.slug}`)).toEqual(venue)
    expect((await get('/locations?itemsPerPage=1'))['hydra:member']).toHaveLength(1)
  })

  it.each(['/locations/nope', `/locations/${crypto.randomUUID()}`, '/locations-by-slug/nope'])(
    'do not include %s',
    async (path) => {
      expect((await api.sendRequest('GET', path)).status).toBe(404)
    },
  )

  it.skipIf(isRemote)('are filtered by active and by type', async () => {
    const slugs = async (query: string) =>
      (await get(`/locations?itemsPerPage=1000${query}`))['hydra:member'].map(({ slug }: { slug: string }) => slug)
    expect(await slugs('')).toEqual(['the-lamphouse', 'trafohalle', 'box-office', 'old-room'])
    expect(await slugs('&active=true')).toEqual(['the-lamphouse', 'trafohalle', 'box-office'])
    expect(await slugs('&active=1')).toEqual(await slugs('&active=true'))
    expect(await slugs('&active=false')).toEqual(['old-room'])
    expect(await slugs('&type=box_office')).toEqual(['box-office'])
    expect(await slugs('&type=venue')).toEqual(['the-lamphouse', 'trafohalle', 'old-room'])
    expect(await slugs('&type=venue&active=true')).toEqual(['the-lamphouse', 'trafohalle'])
    expect(await slugs('&type=office')).toEqual([])
  })

  it.each(['active=perhaps', 'type=cinema', 'itemsPerPage=0', 'page=0'])(
    'reject an unknown filter: %s',
    async (query) => {
      expect((await api.sendRequest('GET', `/locations?${query}`)).status).toBe(400)
    },
  )

  it.skipIf(isRemote)('have pages that together contain every location once', async () => {
    const page = async (number: number) => get(`/locations?itemsPerPage=3&page=${number}`)
    const [first, second] = [await page(1), await page(2)]
    expect([first['hydra:member'].length, second['hydra:member'].length]).toEqual([3, 1])
    expect(first['hydra:totalItems']).toBe(4)
    expect((await page(3))['hydra:member']).toEqual([])
  })

  it.skipIf(isRemote)('are in the requested language, including opening hours', async () => {
    const [english, german] = [
      await get('/locations-by-slug/trafohalle'),
      await get('/locations-by-slug/trafohalle', 'de'),
    ]
    expect([english.tagline, german.tagline]).toEqual(['A room', 'Eine Spielstätte'])
    expect(german.openingHours).toEqual([{ days: 'Mo bis Fr', opens: '10:00', closes: '18:00' }])
    expect(english).toMatchObject({
      timeZone: 'Europe/Berlin',
      capacity: 500,
      mapUrl: expect.stringMatching(/^https:/),
      active: true,
    })
  })

  it('reject a page size above a thousand', async () => {
    expect((await api.sendRequest('GET', '/locations?itemsPerPage=1001')).status).toBe(400)
  })
})

describe.skipIf(isRemote)('media files', () => {
  it('have their measured sizes and colour in resources', async () => {
    const { media } = await get('/storefront/product/open-night', 'de')
    expect(media).toEqual([
      {
        url: '/media/poster-01.jpg',
        width: 40,
        height: 50,
        alt: 'Plakat für open night',
        colour: expect.stringMatching(/^#[ef]\w[78]\w0\w$/),
        role: 'poster',
      },
    ])
  })

  it('are served with type, long cache lifetime and ETag', async () => {
    const { status, headers } = await api.sendRequest('GET', '/media/poster-01.jpg')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{5,}/)
    const again = await api.sendRequest('GET', '/media/poster-01.jpg', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each([
    '/media/nope.jpg',
    '/media/secret.txt',
    '/media/..%2fpackage.json',
    '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/.jpg',
    '/media/a%00.jpg',
    '/media/',
  ])('do not include %s', async (path) => {
    const response = await api.sendRequest('GET', path)
    expect(response.status).toBe(404)
    expect(response.body['@type']).toBe('hydra:Error')
  })
})
