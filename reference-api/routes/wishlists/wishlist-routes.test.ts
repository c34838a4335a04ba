import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()

let ada: Customer
let bob: Customer
/** SKUs from the catalogue of the API under test. */
let event: { sku: string; slug: string }
let kind: string
let other: string
beforeAll(async () => {
  ada = await api.createCustomer()
  bob = await api.createCustomer()
  const { body } = await api.sendRequest('GET', '/products/search-event-information?itemsPerPage=100')
  event = body['hydra:member'].find(({ saleStatus }: { saleStatus: string }) => saleStatus === 'on_sale')
  const variants = (await api.sendRequest('GET', `/product-variants?product=${event.sku}`)).body['hydra:member']
  kind = variants[0].sku
  other = variants[1].sku
})

const sendRequest = (method: string, path: string, body?: unknown, { token } = ada) =>
  api.sendRequest(method, path, { token, ...(body === undefined ? {} : { body }) })
const create = async (items: unknown[] = [], name = 'List', whose = ada) =>
  (await sendRequest('POST', '/wishlists', { name, items }, whose)).body
const read = (id: string, whose = ada) => sendRequest('GET', `/wishlists/${id}`, undefined, whose)
const paths = (body: { violations?: { propertyPath: string }[] }) =>
  body.violations?.map(({ propertyPath }) => propertyPath)
const names = async (query: string, whose: Customer) =>
  (await sendRequest('GET', `/wishlists${query}`, undefined, whose)).body['hydra:member'].map(
    ({ name }: { name: string }) => name,
  )

describe('a wishlist', () => {
  it('is created empty and can be fetched', async () => {
    const response = await sendRequest('POST', '/wishlists', { name: '  Winter  ' })
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toBe(response.body['@id'])
    expect(response.body).toMatchObject({
      '@type': 'Wishlist',
      name: 'Winter',
      itemCount: 0,
      sharedToken: null,
      items: [],
    })
    expect((await read(response.body.id)).body).toEqual(response.body)
  })

  it('contains products and variants with their catalogue data', async () => {
    const list = await create([{ product: event.sku }, { productVariant: kind, quantity: 2 }])
    expect(list.itemCount).toBe(2)
    expect(list.items).toMatchObject([
      {
        product: event.sku,
        quantity: 1,
        item: { type: 'event', sku: event.sku, slug: event.slug, variantName: null, event: { saleStatus: 'on_sale' } },
      },
      {
        productVariant: kind,
        quantity: 2,
        item: { type: 'event', sku: kind, slug: event.slug, variantName: expect.any(String) },
      },
    ])
    const [productItem, variantItem] = list.items
    expect(productItem).not.toHaveProperty('productVariant')
    expect(productItem.item.available).toBeGreaterThan(variantItem.item.available)
    expect(productItem.item.event.dates.timeZone).toMatch(/^Europe\//)
    expect(variantItem.item.priceRanges[0].minimum).toEqual(variantItem.item.priceRanges[0].maximum)
    expect(productItem.item.priceRanges[0].maximum.gross).toBeGreaterThan(productItem.item.priceRanges[0].minimum.gross)
  })

  it('merges the same SKU, and keeps id and time of existing items', async () => {
    const list = await create([
      { productVariant: kind },
      { productVariant: other },
      { productVariant: kind, quantity: 2 },
    ])
    expect(list.items.map((item: { quantity: number }) => item.quantity)).toEqual([3, 1])
    const { body } = await sendRequest('PUT', `/wishlists/${list.id}`, {
      items: [{ productVariant: other, quantity: 4 }, { product: event.sku }],
    })
    expect(body.items[0]).toMatchObject({ id: list.items[1].id, addedAt: list.items[1].addedAt, quantity: 4 })
    expect(body.items[1].product).toBe(event.sku)
    expect(body.name).toBe('List')
  })

  it('can be renamed without losing an item, and deleted', async () => {
    const { id } = await create([{ productVariant: kind }])
    expect((await sendRequest('PUT', `/wishlists/${id}`, { name: 'Summer' })).body).toMatchObject({
      name: 'Summer',
      itemCount: 1,
    })
    expect((await sendRequest('DELETE', `/wishlists/${id}`)).status).toBe(204)
    expect((await read(id)).status).toBe(404)
  })

  it('is listed by its last change, in pages', async () => {
    const eve = await api.createCustomer()
    const first = await create([], 'first', eve)
    await create([], 'second', eve)
    expect(await names('?itemsPerPage=1000&order[modifiedAt]=desc', eve)).toEqual(['second', 'first'])
    await sendRequest('PUT', `/wishlists/${first.id}`, { items: [{ productVariant: kind }] }, eve)
    expect(await names('?itemsPerPage=1000&order%5BmodifiedAt%5D=desc', eve)).toEqual(['first', 'second'])
    expect(await names('?order[modifiedAt]=asc', eve)).toEqual(['second', 'first'])
    const { body } = await sendRequest('GET', '/wishlists?itemsPerPage=1&page=2', undefined, eve)
    expect(body).toMatchObject({
      'hydra:totalItems': 2,
      'hydra:member': [{ name: 'second' }],
      'hydra:view': { 'hydra:previous': expect.any(String) },
    })
    expect((await sendRequest('GET', '/wishlists?itemsPerPage=1001')).status).toBe(400)
  })
})

describe('a wishlist is rejected', () => {
  it('without a name, or with one that is too long', async () => {
    for (const name of [undefined, ' ', 'x'.repeat(81)])
      expect(paths((await sendRequest('POST', '/wishlists', { name })).body)).toEqual(['name'])
  })

  it('with invalid items, and the stored one stays unchanged', async () => {
    const { id } = await create([{ productVariant: kind }])
    const invalidItems: [unknown, string][] = [
      [{}, 'items[0].productVariant'],
      [{ product: event.sku, productVariant: kind }, 'items[0].productVariant'],
      [{ productVariant: 'NOPE' }, 'items[0].productVariant'],
      [{ product: 'NOPE' }, 'items[0].product'],
      [{ productVariant: kind, quantity: 0 }, 'items[0].quantity'],
      [{ productVariant: kind, quantity: 21 }, 'items[0].quantity'],
    ]
    for (const [item, path] of invalidItems) {
      const response = await sendRequest('PUT', `/wishlists/${id}`, { name: 'Changed', items: [item] })
      expect(response.status).toBe(422)
      expect(paths(response.body)).toEqual([path])
    }
    expect((await read(id)).body).toMatchObject({ name: 'List', itemCount: 1 })
  })

  it('above the maximum number of items', async () => {
    const { body } = await sendRequest('POST', '/wishlists', {
      name: 'Much',
      items: Array.from({ length: 201 }, () => ({ productVariant: kind })),
    })
    expect(body.violations).toEqual([{ propertyPath: 'items', message: 'A wishlist holds at most 200 wishes.' }])
  })
})

describe('an added item', () => {
  const add = (id: string, body: unknown, whose = ada) => sendRequest('POST', `/wishlists/${id}/items`, body, whose)

  it('is the last of its wishlist, once, with the overview as the response', async () => {
    const { id } = await create([{ productVariant: kind }])
    const { status, body } = await add(id, { product: event.sku, quantity: 2 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ '@type': 'Wishlist', id, itemCount: 2 })
    for (const { item } of body.items) expect(Object.keys(item)).toEqual(['sku', 'media'])
    expect((await add(id, { product: event.sku })).body).toEqual(body)
    const { items } = (await read(id)).body
    expect(items).toMatchObject([{ productVariant: kind }, { product: event.sku, quantity: 2 }])
  })

  it('is rejected when it is unknown, and for a wishlist of another user', async () => {
    const { id } = await create()
    expect((await add(id, { product: 'NOPE' })).status).toBe(422)
    expect((await add(id, { product: event.sku }, bob)).status).toBe(404)
    expect((await read(id)).body.itemCount).toBe(0)
  })
})

describe('a wishlist item', () => {
  it('changes its quantity, and the time of its wishlist', async () => {
    const [older, newer] = [await create([{ productVariant: kind }]), await create([])]
    const path = `/wishlist-items/${older.items[0].id}`
    expect((await sendRequest('PUT', path, { quantity: 5 })).body).toMatchObject({
      '@id': path,
      quantity: 5,
      productVariant: kind,
    })
    expect(Date.parse((await read(older.id)).body.modifiedAt)).toBeGreaterThan(Date.parse(newer.modifiedAt))
    for (const quantity of [0, 21, 1.5, '2'])
      expect(paths((await sendRequest('PUT', path, { quantity })).body)).toEqual(['quantity'])
  })

  it('moves to another wishlist, where it merges with the same SKU', async () => {
    const from = await create([{ productVariant: kind, quantity: 2 }, { productVariant: other }])
    const to = await create([{ productVariant: other, quantity: 3 }])
    const movedItem = await sendRequest('PUT', `/wishlist-items/${from.items[0].id}`, { wishlist: to.id })
    expect(movedItem.body).toMatchObject({ id: from.items[0].id, quantity: 2 })
    const mergedItem = await sendRequest('PUT', `/wishlist-items/${from.items[1].id}`, { wishlist: to.id })
    expect(mergedItem.body).toMatchObject({ id: to.items[0].id, quantity: 4 })
    expect((await read(from.id)).body.items).toEqual([])
    expect((await read(to.id)).body.items.map((item: { productVariant: string }) => item.productVariant)).toEqual([
      other,
      kind,
    ])
  })

  it('is removed', async () => {
    const { id, items } = await create([{ productVariant: kind }, { productVariant: other }])
    expect((await sendRequest('DELETE', `/wishlist-items/${items[0].id}`)).status).toBe(204)
    expect((await sendRequest('DELETE', `/wishlist-items/${items[0].id}`)).status).toBe(404)
    expect((await read(id)).body.items).toMatchObject([{ id: items[1].id }])
  })
})

describe('sharing a wishlist', () => {
  const readShared = (token: string, language = 'en') =>
    api.sendRequest('GET', `/wishlists/shared/${token}`, { language })

  it('returns one random token until it is revoked, and then another one', async () => {
    const { id } = await create([{ productVariant: kind }])
    const [first, again] = await Promise.all([
      sendRequest('POST', `/wishlists/${id}/share`),
      sendRequest('POST', `/wishlists/${id}/share`),
    ])
    expect(first.body.token).toMatch(/^[\w-]{43}$/)
    expect(again.body).toEqual(first.body)
    expect((await read(id)).body.sharedToken).toBe(first.body.token)
    expect((await readShared(first.body.token)).status).toBe(200)
    expect((await sendRequest('DELETE', `/wishlists/${id}/share`)).status).toBe(204)
    expect((await read(id)).body.sharedToken).toBeNull()
    expect((await readShared(first.body.token)).status).toBe(404)
    const later = (await sendRequest('POST', `/wishlists/${id}/share`)).body.token
    expect(later).not.toBe(first.body.token)
    expect((await readShared(first.body.token)).status).toBe(404)
  })

  it('shows items and first name of the owner, and no other data about the owner', async () => {
    const { id, items } = await create([{ productVariant: kind, quantity: 2 }], 'Wishes')
    const { token } = (await sendRequest('POST', `/wishlists/${id}/share`)).body
    const { body, headers } = await readShared(token)
    expect(body).toMatchObject({
      '@type': 'SharedWishlist',
      name: 'Wishes',
      ownerFirstName: 'Ada',
      itemCount: 1,
      items: [{ productVariant: kind, quantity: 2 }],
    })
    const text = JSON.stringify(body)
    for (const secret of [id, items[0].id, ada.id, ada.email, 'Quill']) expect(text).not.toContain(secret)
    expect(headers.get('cache-control')).toContain('no-store')
    expect((await readShared(`${token.slice(0, -1)}x`)).status).toBe(404)
    expect((await readShared(id)).status).toBe(404)
  })
})

it('a wishlist is unknown to other users [S45]', async () => {
  const { id, items } = await create([{ productVariant: kind }])
  const foreign = await create([], 'Bob', bob)
  const guest = { ...bob, ...(await api.createGuest()) }
  const item = `/wishlist-items/${items[0].id}`
  for (const who of [bob, guest]) {
    expect((await read(id, who)).status).toBe(404)
    expect((await sendRequest('PUT', `/wishlists/${id}`, { name: 'Mine', items: [] }, who)).status).toBe(404)
    expect((await sendRequest('DELETE', `/wishlists/${id}`, undefined, who)).status).toBe(404)
    expect((await sendRequest('POST', `/wishlists/${id}/share`, undefined, who)).status).toBe(404)
    expect((await sendRequest('DELETE', `/wishlists/${id}/share`, undefined, who)).status).toBe(404)
    expect((await sendRequest('PUT', item, { quantity: 9, wishlist: foreign.id }, who)).status).toBe(404)
    expect((await sendRequest('DELETE', item, undefined, who)).status).toBe(404)
  }
  expect((await sendRequest('PUT', item, { wishlist: foreign.id })).status).toBe(404)
  expect((await sendRequest('PUT', item, { wishlist: 'nonsense' })).status).toBe(404)
  expect((await api.sendRequest('GET', '/wishlists')).status).toBe(401)
  expect((await sendRequest('GET', '/wishlists', undefined, guest)).status).toBe(404)
  expect((await read(id)).body).toMatchObject({ name: 'List', sharedToken: null, items: [{ quantity: 1 }] })
  expect((await read(foreign.id, bob)).body.items).toEqual([])
})

describe.skipIf(isRemote)('the demo customer', () => {
  it('has wishlists', async () => {
    const { body } = await api.sendRequest('POST', '/auth', {
      body: { email: 'demo@example.com', password: 'stagedoor-demo' },
    })
    const lists = (await api.sendRequest('GET', '/wishlists', { token: body.token })).body['hydra:member']
    expect(lists).toMatchObject([
      { name: 'Later', itemCount: 2 },
      { name: 'Gifts', items: [{ productVariant: 'VOUCHER-25' }] },
    ])
  })
})
