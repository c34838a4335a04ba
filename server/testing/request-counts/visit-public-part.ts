import type { EndpointName } from '#shared/api/endpoints.ts'
import { createTestOrder } from '../create-test-order.ts'
import type { ShopperBrowser } from '../shopper-browser.ts'
import type { CountedShop } from './counted-shop.ts'

/** The month of the fixture's event in Berlin. On its last days the first month would also read the next one. */
const laterMonth = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7)

/** Paths, and the route in the table where it differs. */
const pages = [
  ['/'],
  ['/whats-on'],
  [`/whats-on?month=${laterMonth}&view=calendar`, '/whats-on?month=…&view=calendar'],
  ['/whats-on/open-night', '/whats-on/:slug'],
  ['/venues'],
  ['/venues/the-lamphouse', '/venues/:slug'],
  ['/branches'],
  ['/branches/box-office', '/branches/:slug'],
  ['/search'],
  ['/search?query=night'],
  ['/products/first-pressing', '/products/:slug'],
  ['/category/shop/records', '/category/*'],
  ['/articles/notes', '/articles/*'],
  ['/sitemap'],
  ['/about-us', '*'],
] as const

const reads: readonly (readonly [EndpointName, Record<string, unknown>?])[] = [
  ['getHome'],
  ['getEvents'],
  ['getCalendar', { month: laterMonth }],
  ['getNextEvents'],
  ['getEvent', { slug: 'open-night' }],
  ['getRelatedEvents', { slug: 'open-night' }],
  ['getVenueEvents', { slug: 'the-lamphouse' }],
  ['getVenues'],
  ['getVenue', { slug: 'the-lamphouse' }],
  ['getBranches'],
  ['getBranch', { slug: 'box-office' }],
  ['getProduct', { slug: 'first-pressing' }],
  ['getRelatedProducts', { slug: 'first-pressing' }],
  ['getProductCategory', { path: 'shop/records' }],
  ['getProducts', { path: 'shop/records' }],
  ['getProductsBySku', { skus: 'RECORD-1-LP' }],
  ['getSuggestions', { query: 'night' }],
  ['searchCatalogue', { query: 'night' }],
  ['getNavigation'],
  ['getContent', { path: 'about-us' }],
  ['getArticleCategory', { path: 'notes' }],
  ['getArticles', { path: 'notes', page: '1' }],
  ['getSitemap'],
  ['getRegistrationText'],
  ['getCountries'],
  ['getConsent'],
]

/** What is the same for everybody. `browser` has a session, which none of this may read. */
export const visitPublicPart = async ({ open, call, api, mailbox }: CountedShop, browser: ShopperBrowser) => {
  const use = (endpoint: EndpointName, input?: Record<string, unknown>) => call('any', browser, endpoint, input)
  for (const [path, name] of pages) await open('any', browser, path, name)
  for (const [endpoint, input] of reads) await use(endpoint, input)
  await use('updateConsent', { recentlyViewed: true })
  await use('addToComparison', { sku: 'RECORD-1-LP' })
  await use('getComparison')
  await use('removeFromComparison', { sku: 'RECORD-1-LP' })

  const email = 'reader@example.com'
  const { formToken } = (await use('getForm', { code: 'newsletter' })).body as { formToken: string }
  await use('submitForm', { code: 'newsletter', values: { email }, formToken })
  const token = await mailbox.waitForToken(email, '/newsletter/confirm')
  await use('confirmNewsletter', { token })
  await use('unsubscribeFromNewsletter', { token: await mailbox.waitForToken(email, '/newsletter/unsubscribe') })

  const { number } = await createTestOrder(api)
  await use('lookUpOrder', { email: 'buyer@example.com', number })
  await use('sendOrderLinks', { email: 'buyer@example.com' })
}
