import { describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()

const read = async (path: string, language = 'en') => (await api.sendRequest('GET', path, { language })).body

const listSkus = (body: { 'hydra:member': { sku: string }[] }) => body['hydra:member'].map(({ sku }) => sku)

// These products are in the fixture only.
describe.skipIf(isRemote)('products of a category', () => {
  it('include those of subcategories, each once', async () => {
    expect(listSkus(await read('/products-by-category/shop'))).toEqual(
      expect.arrayContaining(['VOUCHER', 'RECORD-1', 'RECORD-2']),
    )
    expect((await read('/products-by-category/shop'))['hydra:totalItems']).toBe(3)
    expect(listSkus(await read('/products-by-category/shop/records'))).toEqual(['RECORD-1', 'RECORD-2'])
  })

  it('have name, price range and availability in the requested language', async () => {
    const [record] = (await read('/products-by-category/shop/records', 'de'))['hydra:member']
    expect(record).toMatchObject({
      '@type': 'Product',
      sku: 'RECORD-1',
      slug: 'first-pressing',
      type: 'record',
      name: 'Erstpressung',
      shortDescription: 'Eine Platte.',
      available: 3,
      variants: ['LP'],
      priceRanges: expect.arrayContaining([
        { currency: 'GBP', minimum: { net: 1833, gross: 2199 }, maximum: { net: 1833, gross: 2199 } },
      ]),
    })
    expect(record.attributes.map(({ code }: { code: string }) => code)).not.toContain('description')
  })

  it.each([
    ['order[name]=asc', ['RECORD-2', 'RECORD-1']],
    ['order[name]=desc', ['RECORD-1', 'RECORD-2']],
    ['order[price]=asc', ['RECORD-2', 'RECORD-1']],
    ['order[price]=desc&currency=EUR', ['RECORD-1', 'RECORD-2']],
    ['order[releasedAt]=desc', ['RECORD-2', 'RECORD-1']],
    ['order[position]=desc', ['RECORD-2', 'RECORD-1']],
  ])('are sorted by %s', async (query, skus) => {
    expect(listSkus(await read(`/products-by-category/shop/records?${query}`))).toEqual(skus)
  })

  it('without a date come last in both directions', async () => {
    for (const direction of ['asc', 'desc'])
      expect(listSkus(await read(`/products-by-category/shop?order[releasedAt]=${direction}`)).at(-1)).toBe('VOUCHER')
  })

  it('come in pages of 25 unless the request sets another size', async () => {
    const first = await read('/products-by-category/shop?itemsPerPage=2')
    expect(first['hydra:member']).toHaveLength(2)
    expect(first['hydra:view']).toMatchObject({
      'hydra:next': '/products-by-category/shop?itemsPerPage=2&page=2',
      'hydra:last': '/products-by-category/shop?itemsPerPage=2&page=2',
    })
    expect((await read('/products-by-category/shop?itemsPerPage=2&page=2'))['hydra:member']).toHaveLength(1)
    expect((await read('/products-by-category/shop'))['hydra:view']['hydra:last']).toContain('page=1')
  })

  it('are filtered by format, room and stock, and each facet ignores its own filter', async () => {
    const vinyl = await read('/products-by-category/shop?format=vinyl')
    expect(listSkus(vinyl)).toEqual(['RECORD-1'])
    expect(vinyl.facets.formats).toEqual([
      { value: 'vinyl', label: 'Vinyl', count: 1 },
      { value: 'cd', label: 'CD', count: 1 },
    ])
    expect(vinyl.facets.rooms).toEqual([{ value: 'trafohalle', label: 'Trafohalle', count: 1 }])
    expect(listSkus(await read('/products-by-category/shop/records?available=true'))).toEqual(['RECORD-1'])
    expect(await read('/products-by-category/shop?room=nowhere')).toMatchObject({
      'hydra:totalItems': 0,
      'hydra:member': [],
    })
  })

  it.each(['itemsPerPage=101', 'page=0', 'order[name]=up', 'available=perhaps', 'currency=pounds'])(
    'reject %s',
    async (query) => {
      expect((await api.sendRequest('GET', `/products-by-category/shop?${query}`)).status).toBe(400)
    },
  )
})

describe.skipIf(isRemote)('a product category', () => {
  it('has its ancestors and children', async () => {
    expect(await read('/product-category-by-path/shop', 'de')).toMatchObject({
      '@type': 'ProductCategory',
      path: 'shop',
      title: 'Laden',
      body: '<p>Alles &amp; mehr.</p>',
      products: 3,
      ancestors: [],
      filteredChildren: [
        { path: 'shop/records', title: 'Platten', products: 2, filteredChildren: [] },
        { path: 'shop/nothing', products: 0 },
      ],
    })
    expect((await read('/product-category-by-path/shop/records')).ancestors).toEqual([{ path: 'shop', title: 'Shop' }])
  })
})

describe('product relations', () => {
  it.skipIf(isRemote)('list related products and accessories by SKU', async () => {
    const { 'hydra:member': members } = await read('/product-relations?sku=RECORD-1')
    expect(members).toMatchObject([
      {
        '@type': 'ProductRelation',
        type: 'related',
        product: { sku: 'RECORD-2', name: 'Another Pressing', available: 0 },
      },
      { type: 'accessory', product: { sku: 'VOUCHER', variants: ['25', '50', 'Own'] } },
    ])
    expect((await read('/product-relations?sku=RECORD-1&type=accessory'))['hydra:member']).toHaveLength(1)
  })

  it('are empty for a product without relations and require a SKU', async () => {
    expect(await read('/product-relations?sku=NOPE')).toMatchObject({ 'hydra:totalItems': 0, 'hydra:member': [] })
    expect((await api.sendRequest('GET', '/product-relations')).status).toBe(400)
    expect((await api.sendRequest('GET', '/product-relations?sku=RECORD-1&type=enemy')).status).toBe(400)
  })
})

describe('products by SKU', () => {
  it.skipIf(isRemote)('come in the requested order without unknown ones', async () => {
    expect(listSkus(await read('/products?skus[]=VOUCHER&skus[]=NOPE&skus[]=RECORD-1'))).toEqual([
      'VOUCHER',
      'RECORD-1',
    ])
  })

  it('require SKUs', async () => {
    expect((await api.sendRequest('GET', '/products')).status).toBe(400)
  })
})

it.each(['/products-by-category/nope', '/product-category-by-path/nope'])(
  'an unknown category returns a Hydra error: %s',
  async (path) => {
    const response = await api.sendRequest('GET', path, { language: 'de' })
    expect(response).toMatchObject({
      status: 404,
      body: { '@type': 'hydra:Error', 'hydra:description': 'Diese Kategorie gibt es nicht.' },
    })
  },
)
