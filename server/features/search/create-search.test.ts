import { expect, test } from 'vitest'
import type { SearchHitResource } from '../../upstream/search-resources.ts'
import { UpstreamError } from '../../upstream/commerce-api.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { createSearch } from './create-search.ts'

const createHit = (slug: string, date: string | null): SearchHitResource => ({
  type: 'event',
  slug,
  date,
  resources: { location: `/${slug}`, description: '' },
  attributes: { product_name: slug },
  productType: null,
  event: null,
  priceRanges: [],
  media: [],
})

const day = '2030-01-01T20:00:00Z'
const createEvent = (slug: string) => ({ sku: `EV-${slug}`, slug, priceRanges: [], media: [] })

const search = async (hits: SearchHitResource[], responses: Record<string, unknown>) => {
  const paths: string[] = []
  const readCached = ({ path }: { path: string }) => {
    paths.push(path)
    return responses[path]
      ? Promise.resolve(responses[path])
      : Promise.reject(new UpstreamError('status', 404, 'not found'))
  }
  const api = { has: () => false, readCached } as unknown as ContentSource
  const searchIndex = { search: () => Promise.resolve([{ hits, total: hits.length, pages: 1, facets: {} }]) }
  const [response] = await createSearch({ searchIndex, api })([{ query: 'x', hitsPerPage: 20 }], 'en')
  return { paths, found: response!.hits.map(({ type, event }) => [type, event?.sku]) }
}

const listPath = '/products/search-event-information'

test('an event that is not listed is read by its slug, and one that is gone is found as a page', async () => {
  const { paths, found } = await search(
    ['listed', 'late', 'gone'].map((slug) => createHit(slug, day)),
    {
      [listPath]: { 'hydra:member': [createEvent('listed')] },
      '/storefront/product/late': { sku: 'EV-late' },
      '/products/event-information': { 'hydra:member': [createEvent('late')] },
    },
  )
  expect(found).toEqual([
    ['event', 'EV-listed'],
    ['event', 'EV-late'],
    ['page', undefined],
  ])
  expect(paths).toHaveLength(4)
})

test('hits without a date need no event', async () => {
  const { paths, found } = await search([createHit('about-us', null)], {})
  expect([paths, found]).toEqual([[], [['page', undefined]]])
})
