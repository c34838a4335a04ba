import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'

describe('a page that waits for its data', () => {
  let shop: StartedApp
  beforeAll(async () => {
    shop = await startApp()
  })
  afterAll(() => shop.close())

  const get = (path: string, language = 'en') =>
    request(shop.app).get(path).set('Cookie', `currentLanguage=${language}`)

  test('the empty basket shows the next events in the HTML of the server', async () => {
    const { text } = await get('/basket')
    const [, section = ''] = /aria-labelledby="next-events">([^]*?)<\/section>/.exec(text) ?? []
    expect(section.match(/href="\/whats-on\//g)?.length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['en', 'Search: first pressing', '<mark>First</mark> <mark>Pressing</mark>'],
    ['de', 'Suche: erstpressung', '<mark>Erstpressung</mark>'],
  ])(
    'the search page is complete in the HTML of the server, in the language of the shopper (%s)',
    async (language, title, text) => {
      const { status, text: html } = await get(`/search?query=${encodeURIComponent(title.split(': ')[1]!)}`, language)
      expect(status).toBe(200)
      expect(html).toContain(`<title>${title} | PX Live</title>`)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain(text)
      expect(html).toContain('href="/products/first-pressing"')
    },
  )

  test('the search page escapes the query', async () => {
    const { text } = await get(`/search?query=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert(1)')
    expect(text).toContain('&lt;script&gt;alert(1)')
  })

  test('the search page is never cached, because its URLs are unlimited', async () => {
    const cacheWrites = vi.spyOn(shop.deps.pageCache, 'set')
    for (let times = 0; times < 2; times += 1)
      expect((await get('/search?query=night')).headers['set-cookie']).toBeUndefined()
    expect(cacheWrites).not.toHaveBeenCalled()
    await get('/about-us')
    expect(cacheWrites).toHaveBeenCalledOnce()
  })

  test.each(['en', 'de'])('a busy day of the calendar links to all its events, in %s', async (language) => {
    const year = new Date().getFullYear() + 2
    const day = `${year}-05-12`
    const slugs = ['open-night', 'last-tickets', 'full-house', 'never']
    await shop.api.db
      .updateTable('events')
      .set({
        doors_at: new Date(`${day}T18:00Z`),
        starts_at: new Date(`${day}T19:00Z`),
        ends_at: new Date(`${day}T22:00Z`),
      })
      .where('product_id', 'in', (products) => products.selectFrom('products').select('id').where('slug', 'in', slugs))
      .execute()
    const calendar = await get(`/whats-on?month=${year}-05&view=calendar`, language)
    const links = calendar.text.match(new RegExp(`href="/whats-on\\?day=${day}[^"]*"`, 'g'))
    // In the table, and in the list of small screens.
    expect(links).toHaveLength(2)
    const listing = await get(`/whats-on?day=${day}`, language)
    const events = slugs.filter((slug) => listing.text.includes(`href="/whats-on/${slug}`))
    expect(events).toEqual(slugs)
    expect(listing.text).toMatch(language === 'de' ? /<title>[^<]*12\. Mai/ : /<title>[^<]*12 May/)
  })

  test.each(['/search', '/search?query=%E0%A4', '/search?query[]=a', `/search?query=${'x'.repeat(4_000)}`])(
    'responds to %s with a page',
    async (path) => {
      expect((await get(path)).status).toBe(200)
    },
  )
})

test('shows a 503 when the index is down, and other pages are unaffected', async () => {
  const closedServer = await startTestServer((_request, response) => void response.end())
  await closedServer.close()
  const shop = await startApp({ SEARCH_HOST: closedServer.url })
  const down = await request(shop.app).get('/search?query=night')
  expect(down.status).toBe(503)
  expect(down.headers['retry-after']).toBeDefined()
  expect(down.text).toContain('The search does not answer right now')
  expect(down.text).toContain('value="night"')
  for (const path of ['/', '/whats-on', '/products/first-pressing', '/search', '/readyz'])
    expect({ path, status: (await request(shop.app).get(path)).status }).toEqual({ path, status: 200 })
  await shop.close()
})
