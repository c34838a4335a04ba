import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'
import { recordQueries } from '../../testing/record-queries.ts'

const api = startApiUnderTest()

describe('of a wishlist with six items', () => {
  type Item = { item: { sku: string; media: unknown } }
  const listSkus = (items: Item[]) => items.map(({ item }) => item.sku)
  let skus: string[]
  let customer: Customer
  let id: string
  const send = async (method: string, path: string, body?: unknown) =>
    (await api.sendRequest(method, path, { token: customer.token, ...(body === undefined ? {} : { body }) })).body
  beforeAll(async () => {
    customer = await api.createCustomer()
    const products = (await api.sendRequest('GET', '/products/search-event-information?itemsPerPage=100')).body
    skus = products['hydra:member'].map(({ sku }: { sku: string }) => sku).slice(0, 6)
    const six = skus.map((sku) => ({ product: sku }))
    id = (await send('POST', '/wishlists', { name: 'Six', items: six })).id
    await send('POST', '/wishlists', { name: 'Empty' })
  })

  it.each([
    ['pictures', 4],
    ['skus', 6],
  ])('the overview of %s has %i items, without prices and dates [S42]', async (overview, count) => {
    const body = await send('GET', `/wishlists?overview=${overview}`)
    const [empty, list] = body['hydra:member']
    expect(empty).toMatchObject({ name: 'Empty', itemCount: 0, items: [] })
    expect(list).toMatchObject({ name: 'Six', itemCount: 6 })
    expect(listSkus(list.items)).toEqual(skus.slice(0, count))
    expect(list.items.every(({ item }: Item) => (item.media !== null) === (overview === 'pictures'))).toBe(true)
    expect(JSON.stringify(list)).not.toMatch(/priceRanges|dates/)
  })

  it.each(['own', 'shared', 'renamed'])('a page has its items only: %s [S42]', async (kind) => {
    const { token } = await send('POST', `/wishlists/${id}/share`, {})
    const path = kind === 'shared' ? `/wishlists/shared/${token}` : `/wishlists/${id}`
    const [method, body] = kind === 'renamed' ? (['PUT', { name: 'Six' }] as const) : (['GET'] as const)
    const readPage = (query: string) => send(method, path + query, body)
    const pages = await Promise.all([1, 2, 3].map((page) => readPage(`?page=${page}&itemsPerPage=4`)))
    expect(pages.map(({ itemCount }) => itemCount)).toEqual([6, 6, 6])
    const [first, second] = [skus.slice(0, 4), skus.slice(4)]
    expect(pages.map(({ items }) => listSkus(items))).toEqual([first, second, second])
    expect(listSkus((await readPage('')).items)).toEqual(skus)
  })

  it.skipIf(isRemote)('a page reads the products of its items only [S42]', async () => {
    const queries = await recordQueries(() => send('GET', `/wishlists/${id}?itemsPerPage=2`))
    expect(queries.filter((sql) => sql.includes('from "wishlist_items"') && !/count\(\*\)|limit \$/.test(sql))).toEqual(
      [],
    )
  })
})
