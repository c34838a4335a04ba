import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { comparisonCookie } from '#shared/rules/product-lists.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

let redis: TestRedis
let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let bff: TestBff

beforeAll(async () => {
  redis = await startRedis()
  upstream = await startFixtureApi({ content: { ...demoContent(), events: [], customers: [] } })
  bff = await startBff({ env: { REDIS_URL: redis.url, COMMERCE_API_URL: upstream.url } })
})
afterAll(async () => {
  await bff?.close()
  await upstream?.close()
  await redis?.close()
})

type Card = {
  sku: string
  name: string
  price: { amount: number; currency: string; from: boolean } | null
  soldOut: boolean
}

const fetchBff = async (path: string, cookies: Record<string, string> = {}) => {
  const browser = bff.browser()
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
  return browser.get(`/bff${path}`)
}

const listNames = ({ body }: { body: { products: Card[] } }) => body.products.map(({ name }) => name)

describe('a list of products', () => {
  it('has all 24 records on two pages, each once, in the order of the category', async () => {
    const [first, second] = [
      await fetchBff('/product-category/products?path=records'),
      await fetchBff('/product-category/products?path=records&page=2'),
    ]
    expect(first.body).toMatchObject({ total: 24, page: 1, pages: 2 })
    expect(first.body.products[0]).toMatchObject({
      sku: 'PXR-001',
      type: 'record',
      variants: ['LP', 'CD', 'Download'],
      price: { currency: 'GBP', isFromPrice: true },
    })
    const skus = [...first.body.products, ...second.body.products].map(({ sku }: Card) => sku)
    expect(skus).toEqual(Array.from({ length: 24 }, (_, index) => `PXR-${String(index + 1).padStart(3, '0')}`))
  })

  it('shows the last page for a page beyond it, and ignores invalid filters', async () => {
    expect((await fetchBff('/product-category/products?path=records&page=99')).body).toMatchObject({
      page: 2,
      pages: 2,
    })
    expect((await fetchBff('/product-category/products?path=records&page=x&order=best&format=%2F')).body).toMatchObject(
      {
        page: 1,
        total: 24,
      },
    )
  })

  it('is filtered and sorted, with the count of each option', async () => {
    const all = (await fetchBff('/product-category/products?path=records')).body
    for (const { value, count } of all.formats)
      expect((await fetchBff(`/product-category/products?path=records&format=${value}`)).body.total).toBe(count)
    for (const { value, count } of all.rooms)
      expect((await fetchBff(`/product-category/products?path=records&room=${value}`)).body.total).toBe(count)
    expect(listNames(await fetchBff('/product-category/products?path=records&order=newest'))[0]).toBe(
      'Orchestra of Small Hours: Five to Four',
    )
    const amounts = (await fetchBff('/product-category/products?path=records&order=dearest')).body.products.map(
      ({ price }: Card) => price?.amount,
    )
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a))
  })

  it('has a from-price when prices differ and one price otherwise; net, in euros, in German', async () => {
    const cookies = { currentLanguage: 'de', preferredCurrency: 'EUR', incTax: 'false' }
    const { body } = await fetchBff('/product-category/products?path=memberships', cookies)
    expect(body.products[0]).toMatchObject({
      name: 'Mitgliedschaft Stammgast',
      price: { amount: 4706, currency: 'EUR', isFromPrice: false },
    })
    expect((await fetchBff('/product-category/products?path=gift-vouchers')).body.products[0].price).toEqual({
      amount: 1000,
      currency: 'GBP',
      isFromPrice: true,
      isUntaxed: true,
    })
  })

  it('has the short name of a membership, which is no benefit', async () => {
    const { body } = await fetchBff('/product-category/products?path=memberships')
    expect(body.products[0]).toMatchObject({ name: 'Regular membership', tier: 'Regular' })
    expect(body.products[0].benefits).not.toContain('Regular')
  })

  it('marks sold-out products', async () => {
    const found = await fetchBff('/product-category/products?path=records/guitars')
    expect(found.body.products.filter(({ soldOut }: Card) => soldOut).map(({ sku }: Card) => sku)).toEqual(['PXR-024'])
  })

  it('is 404 for an unknown category, with the API’s message', async () => {
    for (const path of ['/product-category?path=nothing', '/product-category/products?path=nothing']) {
      expect(await fetchBff(path, { currentLanguage: 'de' })).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: 'Diese Kategorie gibt es nicht.' },
      })
    }
    expect((await fetchBff('/product-category?path=../users')).status).toBe(400)
  })
})

it('a category has breadcrumbs, subcategories and no upstream address', async () => {
  const { body, text } = await fetchBff('/product-category?path=records/voices', { currentLanguage: 'de' })
  expect(body.breadcrumbs).toEqual([
    { children: 'Startseite', href: '/' },
    { children: 'Alle Platten', href: '/category/records' },
    { children: 'Stimmen', href: '/category/records/voices' },
  ])
  expect(
    (await fetchBff('/product-category?path=records')).body.children.map(({ path }: { path: string }) => path),
  ).toContain('records/voices')
  expect(text).not.toContain('@id')
})

it('a record suggests others of the same artist first, and related products', async () => {
  const { body } = await fetchBff('/products/low-tide-radio-dead-reckoning/related')
  expect(body.related[0].name).toBe('Low Tide Radio: Slack Water')
  expect(body.accessories.map(({ sku }: Card) => sku)).toEqual(['PXV', 'PXM-REGULAR'])
  expect((await fetchBff('/products/nothing-here/related')).status).toBe(404)
})

it('products by SKU are in the requested order, without unknown ones', async () => {
  expect((await fetchBff('/products?skus=PXV.NOPE.PXR-002')).body.products.map(({ sku }: Card) => sku)).toEqual([
    'PXV',
    'PXR-002',
  ])
  expect((await fetchBff('/products?skus=')).body.products).toEqual([])
})

describe('the comparison', () => {
  const add = (browser: ReturnType<TestBff['browser']>, sku: string) =>
    browser.send('POST', '/bff/comparison/items', { sku })

  it('is stored in a cookie and marks differences', async () => {
    const browser = bff.browser()
    expect((await browser.get('/bff/comparison')).body).toEqual({ products: [], rows: [] })
    await add(browser, 'PXR-001')
    const { body } = await add(browser, 'PXR-002')
    expect(browser.cookies.get(comparisonCookie)).toBe('PXR-001.PXR-002')
    const findRowIndex = (code: string) => body.rows.findIndex((row: { code: string }) => row.code === code)
    expect(body.rows[findRowIndex('label')]).toEqual({ code: 'label', differs: false })
    expect(body.rows[findRowIndex('artist')]).toEqual({ code: 'artist', differs: true })
    expect(body.products.map(({ values }: { values: string[] }) => values[findRowIndex('artist')])).toEqual([
      'Marrow Choir',
      'Ida Brandt Quartett',
    ])
    expect(findRowIndex('description')).toBe(-1)
  })

  it('has an attribute that one product lacks, which is a difference', async () => {
    const { body } = await fetchBff('/comparison', { [comparisonCookie]: 'PXR-001.PXM-REGULAR' })
    const term = body.rows.findIndex(({ code }: { code: string }) => code === 'term')
    expect(body.rows[term].differs).toBe(true)
    expect(body.products[0].values[term]).toBeNull()
    expect(body.products[1].values[term]).toMatch(/^Twelve months/)
  })

  it('holds four different products, and rejects a fifth with a message', async () => {
    const browser = bff.browser()
    for (const sku of ['PXR-001', 'PXR-002', 'PXR-003', 'PXR-003', 'PXV'])
      expect((await add(browser, sku)).status).toBe(200)
    browser.cookies.set('currentLanguage', 'de')
    const rejected = await add(browser, 'PXR-004')
    expect(rejected).toMatchObject({ status: 422, body: { code: 'rejected' } })
    expect(rejected.body.message).toMatch(/^Mehr als 4 /)
    expect(browser.cookies.get(comparisonCookie)).toBe('PXR-001.PXR-002.PXR-003.PXV')
  })

  it('removes a product, and drops products no longer sold', async () => {
    const browser = bff.browser()
    browser.cookies.set(comparisonCookie, 'PXR-001.GONE-1.PXR-002')
    expect((await browser.send('DELETE', '/bff/comparison/items/PXR-001')).body.products).toHaveLength(1)
    expect(browser.cookies.get(comparisonCookie)).toBe('PXR-002')
  })

  it('ignores an invalid cookie', async () => {
    for (const invalidCookie of ['<script>', '../../users', '%00', '.'.repeat(3000), 'a b']) {
      expect((await fetchBff('/comparison', { [comparisonCookie]: invalidCookie })).body).toEqual({
        products: [],
        rows: [],
      })
    }
    expect((await add(bff.browser(), '../x')).status).toBe(400)
  })
})
