import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSilentCommerceApi } from '../../testing/create-silent-commerce-api.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { loadContentPage } from './content-page.ts'
import { loadNavigation } from './navigation.ts'

/** Upstream responses by path. A number stands for a status without a body. */
let upstreamResponses: Record<string, unknown>
let upstream: TestServer
let api: ReturnType<typeof createSilentCommerceApi>

beforeEach(async () => {
  upstreamResponses = {}
  upstream = await startTestServer((request, response) => {
    const upstreamResponse = upstreamResponses[request.url ?? ''] ?? 404
    if (typeof upstreamResponse === 'number') response.writeHead(upstreamResponse).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(upstreamResponse))
  })
  api = createSilentCommerceApi(upstream.url, { dataCacheSeconds: 10 })
})

afterEach(async () => {
  await api.close()
  await upstream.close()
})

const page = {
  slug: 'venues/saltworks',
  title: 'Saltworks',
  lead: null,
  body: '<p onclick="x()">Salt</p><script>alert(1)</script>',
  image: { url: 'http://api.internal/media/a.jpg', width: 1, height: 1, alt: '', colour: '#000000', role: 'room' },
  metaTitle: '',
  metaDescription: 'd',
}

const collection = (...members: unknown[]) => ({ 'hydra:totalItems': members.length, 'hydra:member': members })

const redirect = (targetUrl: string, statusCode = 301) => ({ sourceUrl: '/old', targetUrl, statusCode })

describe('a content page', () => {
  test('contains no unsafe HTML and no address of the API [S2]', async () => {
    upstreamResponses['/content-by-slug/venues/saltworks'] = page
    const upstreamResponse = await loadContentPage(api, 'venues/saltworks', 'en')
    expect(upstreamResponse.page).toMatchObject({ html: '<p>Salt</p>', image: null, metaTitle: 'Saltworks' })
    expect(JSON.stringify(upstreamResponse)).not.toContain('internal')
  })

  test('has the safe links of its menu as breadcrumbs', async () => {
    upstreamResponses['/content-by-slug/venues/saltworks'] = page
    upstreamResponses['/menu-items-by-path/venues/saltworks'] = {
      linkText: 'Saltworks',
      ancestors: [
        { linkText: 'Venues', itemType: 'content', path: 'venues' },
        { linkText: 'Evil', itemType: 'directLink', path: 'javascript:alert(1)' },
      ],
    }
    expect((await loadContentPage(api, 'venues/saltworks', 'en')).page?.breadcrumbs).toEqual([
      { children: 'Home', href: '/' },
      { children: 'Venues', href: '/venues' },
      { children: 'Saltworks', href: '/venues/saltworks' },
    ])
  })

  test.each([404, 500])('is shown when the menus fail with %i', async (status) => {
    upstreamResponses['/content-by-slug/venues/saltworks'] = page
    upstreamResponses['/menu-items-by-path/venues/saltworks'] = status
    expect((await loadContentPage(api, 'venues/saltworks', 'de')).page?.breadcrumbs).toHaveLength(2)
  })

  test('that cannot be read is an error, not a 404', async () => {
    upstreamResponses['/content-by-slug/old'] = 500
    await expect(loadContentPage(api, 'old', 'en')).rejects.toMatchObject({ kind: 'status', status: 500 })
    upstreamResponses['/content-by-slug/older'] = { ...page, body: 7 }
    await expect(loadContentPage(api, 'older', 'en')).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('an address that has moved', () => {
  test.each([
    ['/about-us', 301, { to: '/about-us', permanent: true }],
    ['/about-us', 302, { to: '/about-us', permanent: false }],
    ['about-us', 308, { to: '/about-us', permanent: true }],
    ['https://shop.example.com/', 307, { to: 'https://shop.example.com/', permanent: false }],
  ])('redirects to %s (%i)', async (targetUrl, statusCode, expected) => {
    upstreamResponses['/redirects-by-url/old'] = redirect(targetUrl, statusCode)
    expect(await loadContentPage(api, 'old', 'en')).toEqual({ page: null, redirect: expected })
  })

  test.each(['/old', 'javascript:alert(1)', '//evil.example', '/\\evil.example', ''])(
    'is 404 when its target is %j [S34]',
    async (targetUrl) => {
      upstreamResponses['/redirects-by-url/old'] = redirect(targetUrl)
      await expect(loadContentPage(api, 'old', 'en')).rejects.toMatchObject({ status: 404 })
    },
  )
})

test('a menu drops unsafe links, and a missing menu is empty', async () => {
  const item = (path: string, filteredChildren: unknown[] = []) => ({
    itemType: 'directLink',
    linkText: path,
    path,
    filteredChildren,
  })
  upstreamResponses['/locations?active=true&itemsPerPage=1000&type=venue'] = collection()
  const codes = ['footer-explore', 'footer-general', 'footer-legal', 'footer-social']
  upstreamResponses[`/menus?code=header&${codes.map((code) => `codes%5B%5D=${code}`).join('&')}`] = collection({
    code: 'header',
    items: [item('javascript:alert(1)', [item('/a')]), item('/b', [item('data:x'), item('/c')])],
  })
  const { header, explore } = await loadNavigation(api, 'en')
  expect(header).toEqual([
    { text: '/b', href: '/b', external: false, children: [{ text: '/c', href: '/c', external: false, children: [] }] },
  ])
  expect(explore).toEqual([])
})
