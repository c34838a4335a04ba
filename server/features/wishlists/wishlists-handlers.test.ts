import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createFixtureContent } from '#reference-api/testing/fixture-content.ts'
import { createCustomer } from '../../testing/customer.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'

const { bff, redis, close } = await startFullBff({ env: { PUBLIC_URL: 'http://shop.example.com' } })
afterAll(close)
afterEach(() => redis.client.flushall())

const eventSku = 'EV-open-night'
const record = 'RECORD-1-LP'

const customer = async () => (await createCustomer(bff)).browser

type Body = Record<string, unknown>

const addItem = async (browser: ShopperBrowser, item: Body) => (await browser.post('/bff/wishlist-items', item)).body
const createList = async (browser: ShopperBrowser, name: string) =>
  (await browser.post('/bff/wishlists', { name })).body
const read = async (browser: ShopperBrowser, id: string) => (await browser.get(`/bff/wishlists/${id}`)).body
const listWishlistNames = async (browser: ShopperBrowser) =>
  (await browser.get('/bff/wishlists')).body.wishlists.map(({ name }: { name: string }) => name)
const change = (browser: ShopperBrowser, id: string, quantity: number) =>
  browser.send('PATCH', `/bff/wishlist-items/${id}`, { quantity })
const move = (browser: ShopperBrowser, id: string, targetWishlist: string) =>
  browser.post(`/bff/wishlist-items/${id}/move`, { targetWishlist })
const remove = (browser: ShopperBrowser, id: string) => browser.send('DELETE', `/bff/wishlist-items/${id}`)

describe('wishlists', () => {
  it('are for customers', async () => {
    const guest = bff.browser()
    for (const response of [
      await guest.get('/bff/wishlists'),
      await guest.post('/bff/wishlist-items', { sku: eventSku }),
      await guest.get('/bff/wishlists/1'),
    ])
      expect({ status: response.status, code: response.body.code }).toEqual({ status: 401, code: 'unauthenticated' })
    expect(await redis.client.dbsize()).toBe(0)
  })

  it.each([
    ['en', 'My wishlist'],
    ['de', 'Meine Merkliste'],
  ])('start with the first item, in %s as "%s"', async (language, name) => {
    const browser = await customer()
    browser.cookies.set('currentLanguage', language)
    const list = await addItem(browser, { sku: eventSku })
    expect(list).toMatchObject({ name, itemCount: 1, shared: false, items: [{ sku: eventSku }] })
    expect(await listWishlistNames(browser)).toEqual([name])
  })

  it('are listed with the last changed first', async () => {
    const browser = await customer()
    const first = await createList(browser, 'January')
    await createList(browser, 'February')
    expect(await listWishlistNames(browser)).toEqual(['February', 'January'])
    await browser.send('PATCH', `/bff/wishlists/${first.id}`, { name: 'New Year' })
    expect(await listWishlistNames(browser)).toEqual(['New Year', 'February'])
    await addItem(browser, { sku: eventSku })
    expect((await read(browser, first.id)).items).toHaveLength(1)
  })

  it('need a name, with the error at its field', async () => {
    const response = await (await customer()).post('/bff/wishlists', { name: '  ' })
    expect({ status: response.status, code: response.body.code, field: response.body.fields[0].field }).toEqual({
      status: 422,
      code: 'rejected',
      field: 'name',
    })
    expect(response.body.fields[0].message.length).toBeGreaterThan(5)
  })

  it('are gone when they are deleted', async () => {
    const browser = await customer()
    const { id } = await createList(browser, 'January')
    expect((await browser.send('DELETE', `/bff/wishlists/${id}`)).body).toEqual({})
    expect((await browser.get(`/bff/wishlists/${id}`)).status).toBe(404)
  })

  it('of other customers are 404, to read and to change [S45]', async () => {
    const [owner, otherCustomer] = [await customer(), await customer()]
    const list = await addItem(owner, { sku: eventSku })
    const item = list.items[0].id
    const own = await createList(otherCustomer, 'Mine')
    const responses = await Promise.all([
      otherCustomer.get(`/bff/wishlists/${list.id}`),
      otherCustomer.send('PATCH', `/bff/wishlists/${list.id}`, { name: 'Taken' }),
      otherCustomer.post(`/bff/wishlists/${list.id}/share`),
      otherCustomer.send('DELETE', `/bff/wishlists/${list.id}`),
      otherCustomer.post('/bff/wishlist-items', { sku: record, itemKind: 'productVariant', wishlist: list.id }),
      change(otherCustomer, item, 3),
      move(otherCustomer, item, own.id),
      remove(otherCustomer, item),
    ])
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect(await read(owner, list.id)).toMatchObject({ name: 'My wishlist', items: [{ id: item, quantity: 1 }] })
  })
})

it('the list of wishlists has no items: those of all wishlists are read apart [S42]', async () => {
  const browser = await customer()
  const { id, items } = await addItem(browser, { sku: eventSku })
  const summary = { id, name: 'My wishlist', itemCount: 1, shared: false }
  const [list] = (await browser.get('/bff/wishlists')).body.wishlists
  expect(list).toEqual({ ...summary, images: [expect.anything()] })
  expect((await browser.get('/bff/wishlist-items')).body).toEqual({ items })
})

describe('a wishlist item', () => {
  it('has date, price and purchase options', async () => {
    const browser = await customer()
    const { id } = await addItem(browser, { sku: eventSku })
    const [item] = (await read(browser, id)).items
    expect(item).toMatchObject({
      itemKind: 'product',
      sku: eventSku,
      type: 'event',
      name: 'open night',
      href: '/whats-on/open-night',
      venue: { slug: 'the-lamphouse', name: 'The Lamphouse', city: 'London' },
      status: 'on_sale',
      price: { amount: 2000, currency: 'GBP', isFromPrice: true },
      quantity: 1,
    })
    expect(item.date.starts).toBe('20:00')
    expect(item.purchaseOptions).toEqual([
      { sku: 'EV-open-night-standing', name: 'Standing', price: { amount: 2000, currency: 'GBP' }, maxQuantity: 10 },
      { sku: 'EV-open-night-balcony', name: 'Balcony', price: { amount: 3000, currency: 'GBP' }, maxQuantity: 4 },
    ])
  })

  it('of a variant has that option only, and none when it is sold out', async () => {
    const browser = await customer()
    const { id } = await addItem(browser, { sku: record, itemKind: 'productVariant' })
    await addItem(browser, { sku: 'EV-full-house' })
    const choices = Object.fromEntries(
      (await read(browser, id)).items.map(
        (item: { sku: string; purchaseOptions: { sku: string; maxQuantity: number }[] }) => [
          item.sku,
          item.purchaseOptions.map(({ sku, maxQuantity }) => [sku, maxQuantity]),
        ],
      ),
    )
    expect(choices).toEqual({ [record]: [[record, 3]], 'EV-full-house': [] })
  })

  it('that is on the list already stays as it is', async () => {
    const browser = await customer()
    const first = await addItem(browser, { sku: eventSku, quantity: 2 })
    const again = await addItem(browser, { sku: eventSku })
    expect(again).toEqual(first)
    expect((await read(browser, first.id)).items[0].quantity).toBe(2)
  })

  it('of an unknown SKU is rejected, and creates no list', async () => {
    const browser = await customer()
    expect((await browser.post('/bff/wishlist-items', { sku: 'NOT-SOLD' })).status).toBe(422)
    expect(await listWishlistNames(browser)).toEqual([])
  })

  it('is not lost when requests are concurrent', async () => {
    const browser = await customer()
    const { id } = await createList(browser, 'All')
    const addedItems = [
      { sku: eventSku },
      { sku: 'EV-last-tickets' },
      { sku: 'EV-soon' },
      { sku: record, itemKind: 'productVariant' },
    ]
    const responses = await Promise.all(addedItems.map((item) => browser.post('/bff/wishlist-items', item)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await read(browser, id)).itemCount).toBe(4)
  })

  it('changes its quantity up to the maximum of a line', async () => {
    const browser = await customer()
    const list = await addItem(browser, { sku: eventSku })
    const { id } = list.items[0]
    expect((await change(browser, id, 5)).body).toEqual({ id, quantity: 5 })
    for (const quantity of [0, 21]) expect((await change(browser, id, quantity)).status).toBe(400)
    expect((await read(browser, list.id)).items[0].quantity).toBe(5)
  })

  it('is merged with the same item when it moves to another wishlist', async () => {
    const browser = await customer()
    const from = await addItem(browser, { sku: eventSku, quantity: 2 })
    const target = await createList(browser, 'Later')
    await addItem(browser, { sku: eventSku, wishlist: target.id })
    expect((await move(browser, from.items[0].id, target.id)).status).toBe(200)
    expect((await read(browser, from.id)).items).toEqual([])
    expect((await read(browser, target.id)).items).toMatchObject([{ sku: eventSku, quantity: 3 }])
  })

  it('is removed, and can be put back with its quantity', async () => {
    const browser = await customer()
    const list = await addItem(browser, { sku: eventSku, quantity: 3 })
    expect((await remove(browser, list.items[0].id)).body).toEqual({})
    expect((await remove(browser, list.items[0].id)).status).toBe(404)
    await addItem(browser, { sku: eventSku, quantity: 3, wishlist: list.id })
    expect((await read(browser, list.id)).items).toMatchObject([{ sku: eventSku, quantity: 3 }])
  })
})

describe('a shared wishlist', () => {
  const parseSharedToken = (url: string) => new URL(url).pathname.split('/').at(-1)!

  it('is readable with its link, without data that identifies its owner or changes it', async () => {
    const browser = await customer()
    const list = await addItem(browser, { sku: eventSku, quantity: 2 })
    const { body } = await browser.post(`/bff/wishlists/${list.id}/share`)
    expect(body.sharedUrl).toMatch(/^http:\/\/shop\.example\.com\/wishlists\/shared\/[\w-]{22,}$/)
    expect(await read(browser, list.id)).toMatchObject({ sharedUrl: body.sharedUrl })

    const guest = bff.browser()
    const response = await guest.get(`/bff/shared-wishlists/${parseSharedToken(body.sharedUrl)}`)
    expect(response.body).toMatchObject({
      name: 'My wishlist',
      ownerFirstName: 'Ada',
      items: [{ sku: eventSku, quantity: 2, status: 'on_sale' }],
    })
    for (const secret of ['"id"', list.id, list.items[0].id, 'Quill', '@example.com'])
      expect(response.text).not.toContain(secret)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(guest.cookies.size).toBe(0)
  })

  it('says which of its items are sold out', async () => {
    const browser = await customer()
    await addItem(browser, { sku: 'RECORD-2-CD', itemKind: 'productVariant' })
    await addItem(browser, { sku: 'EV-full-house' })
    const { id } = await addItem(browser, { sku: record, itemKind: 'productVariant' })
    const token = parseSharedToken((await browser.post(`/bff/wishlists/${id}/share`)).body.sharedUrl)
    const { items } = (await bff.browser().get(`/bff/shared-wishlists/${token}`)).body
    expect(
      Object.fromEntries(items.map(({ sku, available }: { sku: string; available: boolean }) => [sku, available])),
    ).toEqual({ 'RECORD-2-CD': false, 'EV-full-house': false, [record]: true })
  })

  it('can be opened a limited number of times from one IP address, as own ones [S42]', async () => {
    const browser = await customer()
    const { id } = await createList(browser, 'January')
    const token = parseSharedToken((await browser.post(`/bff/wishlists/${id}/share`)).body.sharedUrl)
    const requests: (() => Promise<{ status: number }>)[] = [
      () => browser.get(`/bff/wishlists/${id}`),
      () => browser.get(`/bff/shared-wishlists/${token}`),
      () => browser.get('/bff/wishlists'),
      () => browser.get('/bff/wishlist-items'),
      () => browser.send('PATCH', `/bff/wishlists/${id}`, { name: 'February' }),
      () => browser.post('/bff/wishlist-items', { sku: eventSku }),
    ]
    const sendAll = async () => (await Promise.all(requests.map((send) => send()))).map(({ status }) => status)
    for (let round = 0; round < 20; round += 1) expect(await sendAll()).toEqual([200, 200, 200, 200, 200, 200])
    expect(await sendAll()).toEqual([429, 429, 429, 429, 429, 429])
    expect((await browser.get('/bff/session')).status).toBe(200)
  })

  it('has pages of 24 items, as for its owner', async () => {
    const browser = await customer()
    const { id } = await createList(browser, 'Long')
    for (const { slug } of createFixtureContent().events.slice(0, 9))
      for (const sku of [`EV-${slug}`, `EV-${slug}-standing`, `EV-${slug}-balcony`])
        await addItem(browser, { sku, itemKind: sku === `EV-${slug}` ? 'product' : 'productVariant', wishlist: id })
    const token = parseSharedToken((await browser.post(`/bff/wishlists/${id}/share`)).body.sharedUrl)
    for (const path of [`/bff/wishlists/${id}`, `/bff/shared-wishlists/${token}`]) {
      const pages = await Promise.all([1, 2, 3].map(async (page) => (await browser.get(`${path}?page=${page}`)).body))
      expect(pages.map(({ items }) => items.length)).toEqual([24, 3, 3])
      expect(pages.map(({ page, pages: count }) => [page, count])).toEqual([
        [1, 2],
        [2, 2],
        [2, 2],
      ])
    }
  })

  it('is 404 at once after unsharing, and a new share has another link', async () => {
    const browser = await customer()
    const { id } = await createList(browser, 'January')
    const share = async () => parseSharedToken((await browser.post(`/bff/wishlists/${id}/share`)).body.sharedUrl)
    const token = await share()
    expect(await share()).toBe(token)
    expect((await browser.get(`/bff/shared-wishlists/${token}`)).status).toBe(200)
    expect((await browser.send('DELETE', `/bff/wishlists/${id}/share`)).body).toEqual({})
    expect((await browser.get(`/bff/shared-wishlists/${token}`)).status).toBe(404)
    expect((await read(browser, id)).sharedUrl).toBeNull()
    expect(await share()).not.toBe(token)
  })

  it('cannot be guessed at [S45]', async () => {
    const response = await bff.browser().get('/bff/shared-wishlists/AAAAAAAAAAAAAAAAAAAAAAAA')
    expect({ status: response.status, code: response.body.code }).toEqual({ status: 404, code: 'not_found' })
  })
})
