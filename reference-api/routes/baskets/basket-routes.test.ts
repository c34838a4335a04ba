import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type TestResponse } from '../../testing/api-under-test.ts'
import { recordQueries } from '../../testing/record-queries.ts'

// No job runs between the queries that a test counts.
const api = startApiUnderTest({ jobIntervalMs: 3_600_000, frequentJobIntervalMs: 3_600_000 })

let token = ''
/** Variants from the catalogue of the API under test. */
let openVariants: { sku: string; prices: { currency: string; gross: number; net: number; taxRate: number }[] }[] = []

const listVariants = async (sku: string) =>
  (await api.sendRequest('GET', `/product-variants?product=${sku}`)).body['hydra:member']

const findEventByStatus = async (status: string) => {
  const { body } = await api.sendRequest('GET', '/products/search-event-information?itemsPerPage=100')
  return body['hydra:member'].find((event: { saleStatus: string }) => event.saleStatus === status)
}

beforeAll(async () => {
  token = (await api.createGuest()).token
  openVariants = await listVariants((await findEventByStatus('on_sale')).sku)
})

const create = (lines: unknown, otherFields: object = {}) =>
  api.sendRequest('POST', '/baskets', { token, body: { lines, ...otherFields } })
const update = (id: string, body: unknown, language = 'en') =>
  api.sendRequest('PUT', `/baskets/${id}`, { token, body, language })
const readBasket = (id: string) => api.sendRequest('GET', `/baskets/${id}`, { token })
const getSku = (index = 0) => openVariants[index]?.sku ?? ''
const paths = ({ body }: TestResponse) =>
  body.violations?.map(({ propertyPath }: { propertyPath: string }) => propertyPath)

describe('a basket', () => {
  it('starts empty, in pounds and with a random id', async () => {
    const response = await create(undefined)
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      '@type': 'Basket',
      status: 'open',
      currency: 'GBP',
      lines: [],
      promotions: [],
      shipping: null,
    })
    expect(response.body.id.length).toBeGreaterThanOrEqual(22)
    expect(response.headers.get('location')).toBe(`/baskets/${response.body.id}`)
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  it('is open to a caller with its id and any token, but not without a token', async () => {
    const { id } = (await create([{ productVariant: getSku() }])).body
    const other = await api.createCustomer()
    expect((await api.sendRequest('GET', `/baskets/${id}`, { token: other.token })).body.lines).toHaveLength(1)
    expect((await api.sendRequest('GET', `/baskets/${id}`)).status).toBe(401)
    expect((await api.sendRequest('PUT', `/baskets/${id}`, { body: { lines: [] } })).status).toBe(401)
    expect((await api.sendRequest('GET', `/baskets/${id}x`, { token })).status).toBe(404)
    expect((await update(`${id}x`, { lines: [] })).status).toBe(404)
    expect((await api.sendRequest('GET', `/baskets/${id}x/totals`, { token })).status).toBe(404)
  })

  it('accepts tickets of a moved event', async () => {
    const [variant] = await listVariants((await findEventByStatus('moved')).sku)
    const { status, body } = await create([{ productVariant: variant.sku, quantity: 2 }])
    expect([status, body.lines[0].item.event.saleStatus, body.lines[0].quantity]).toEqual([201, 'moved', 2])
  })

  it('has lines with names in the requested language and prices', async () => {
    const { id } = (await create([{ productVariant: getSku(), extraData: { gift: 'yes' } }])).body
    const { body } = await api.sendRequest('GET', `/baskets/${id}`, { token, language: 'de' })
    const [line] = body.lines
    const price = openVariants[0]?.prices.find(({ currency }) => currency === 'GBP')
    expect(line).toMatchObject({ productVariant: getSku(), quantity: 1, extraData: { gift: 'yes' } })
    expect(line).not.toHaveProperty('product')
    expect(line.unitPrice).toEqual({ gross: price?.gross, net: price?.net, taxRate: price?.taxRate })
    expect(line.item).toMatchObject({ type: 'event', sku: getSku(), event: { saleStatus: 'on_sale' } })
    const german = (
      await api.sendRequest('GET', `/product-variants?product=${getSku().slice(0, getSku().lastIndexOf('-'))}`, {
        language: 'de',
      })
    ).body
    if (german['hydra:totalItems'] > 0) expect(line.item.variantName).toBe(german['hydra:member'][0].name)
  })

  it('is changed by replacing all its lines', async () => {
    const { id } = (await create([{ productVariant: getSku(), quantity: 2 }])).body
    expect((await update(id, { lines: [{ productVariant: getSku(1) }] })).body.lines).toMatchObject([
      { productVariant: getSku(1), quantity: 1 },
    ])
    expect((await update(id, { lines: [] })).body.lines).toEqual([])
  })

  it('merges lines with the same variant and extraData, but not with different extraData', async () => {
    const { body } = await create([
      { productVariant: getSku(), extraData: { a: '1', b: '2' } },
      { productVariant: getSku(), extraData: { b: '2', a: '1' }, quantity: 2 },
      { productVariant: getSku() },
    ])
    expect(body.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1])
    expect(body.lines[0].id).not.toBe(body.lines[1].id)
    const updated = await update(body.id, { lines: [{ productVariant: getSku(), quantity: 2 }] })
    expect(updated.body.lines[0].id).toBe(body.lines[1].id)
  })

  it('keeps its lines and gets new prices in another currency', async () => {
    const { id } = (await create([{ productVariant: getSku(), quantity: 2 }])).body
    const euros = openVariants[0]?.prices.find(({ currency }) => currency === 'EUR')
    const { body } = await update(id, { currency: 'EUR' })
    expect(body).toMatchObject({ currency: 'EUR', lines: [{ quantity: 2, unitPrice: { gross: euros?.gross } }] })
    expect(paths(await update(id, { currency: 'XXX' }))).toEqual(['currency'])
    expect((await readBasket(id)).body.currency).toBe('EUR')
  })

  it('has totals that equal the sum of its lines', async () => {
    const { body } = await create([{ productVariant: getSku(), quantity: 2 }, { productVariant: getSku(1) }])
    const totals = (await api.sendRequest('GET', `/baskets/${body.id}/totals`, { token })).body
    const gross = (index: number) => openVariants[index]?.prices.find(({ currency }) => currency === 'GBP')?.gross ?? 0
    expect(totals).toMatchObject({ currency: 'GBP', quantity: 3, total: { gross: 2 * gross(0) + gross(1) } })
    expect(totals.total.net + totals.total.tax).toBe(totals.total.gross)
    const taxes = totals.taxes.reduce((sum: number, { tax }: { tax: number }) => sum + tax, 0)
    expect(taxes).toBe(totals.total.tax)
  })
})

describe('a basket line is rejected', () => {
  it.each([
    ['names nothing', () => ({})],
    ['names both', () => ({ product: 'X', productVariant: getSku() })],
  ])('when it %s', async (_what, line) => {
    const response = await create([line()])
    expect(response.status).toBe(422)
    expect(paths(response)).toEqual(['lines[0].productVariant'])
  })

  it.each([0, -1, 1.5, '2', null])('when its quantity is %j', async (quantity) => {
    expect(paths(await create([{ productVariant: getSku(), quantity }]))).toEqual(['lines[0].quantity'])
  })

  it('when its SKU is unknown or a variant must be chosen', async () => {
    const event = await findEventByStatus('on_sale')
    const response = await create([{ productVariant: 'NOPE' }, { product: event.sku }, { product: 'NOPE' }])
    expect(response.status).toBe(422)
    expect(paths(response)).toEqual(['lines[0].productVariant', 'lines[1].product', 'lines[2].product'])
  })

  it.each([
    ['presale', 'Presale is for members.'],
    ['announced', 'Tickets are not on sale yet.'],
    ['sold_out', 'This event is sold out.'],
    ['off_sale', 'Ticket sales for this event have ended.'],
    ['cancelled', 'This event is cancelled.'],
    ['postponed', 'This event is postponed. Tickets go on sale again with the new date.'],
  ])('when the event is %s', async (status, message) => {
    const [variant] = await listVariants((await findEventByStatus(status)).sku)
    expect(variant.available).toBe(0)
    const response = await create([{ productVariant: variant.sku }])
    expect(response.status).toBe(422)
    expect(response.body.violations).toEqual([{ propertyPath: 'lines[0].quantity', message }])
  })

  it('when the stock is too low, and the basket stays unchanged', async () => {
    const variants = await listVariants((await findEventByStatus('few_left')).sku)
    const { sku, available } = variants.find((variant: { available: number; maxPerOrder: number }) => {
      return variant.available > 1 && variant.available < variant.maxPerOrder
    })
    const { id } = (await create([{ productVariant: getSku(), quantity: 2 }])).body
    const lines = [
      { productVariant: getSku(), quantity: 2 },
      { productVariant: sku, quantity: available + 1 },
    ]
    const rejected = await update(id, { lines })
    expect(rejected.status).toBe(422)
    expect(rejected.body.violations).toEqual([
      { propertyPath: 'lines[1].quantity', message: `Only ${available} tickets are left.` },
    ])
    const german = await update(id, { lines }, 'de')
    expect(german.body.violations[0].message).toBe(`Es sind nur noch ${available} Karten da.`)
    expect((await readBasket(id)).body.lines).toMatchObject([{ productVariant: getSku(), quantity: 2 }])
  })

  it('when it exceeds the maximum quantity of an order', async () => {
    const response = await create([{ productVariant: getSku(), quantity: 21 }])
    expect(response.status).toBe(422)
    expect(response.body.violations[0].message).toMatch(/^At most \d+ per order\.$/)
  })

  it('when there are more than ten tickets for one event', async () => {
    const lineOfEight = { productVariant: getSku(), quantity: 8 }
    expect((await create([lineOfEight, { productVariant: getSku(1), quantity: 2 }])).status).toBe(201)
    const response = await create([lineOfEight, { productVariant: getSku(1), quantity: 3 }])
    expect(response.body.violations[0].message).toBe('At most 10 tickets per event and order.')
  })

  it('when the shipping service is unknown', async () => {
    const { id } = (await create([])).body
    expect(paths(await update(id, { shipping: { service: 'owl' } }))).toEqual(['shipping.service'])
  })

  it.skipIf(isRemote)('unless its product has a single variant, which the product SKU may name', async () => {
    const { body } = await create([{ product: 'RECORD-1', quantity: 3 }])
    expect(body.lines).toMatchObject([
      { product: 'RECORD-1', quantity: 3, item: { sku: 'RECORD-1-LP', variantName: 'LP', event: null } },
    ])
    expect(body.lines[0]).not.toHaveProperty('productVariant')
    const response = await create([{ product: 'RECORD-1', quantity: 4 }])
    expect(response.body.violations[0].message).toBe('Only 3 are left.')
  })
})

describe('a text that a product asks for', () => {
  const dedicate = (dedication: string, productVariant = 'RECORD-1-LP') => ({
    productVariant,
    extraData: { dedication },
  })

  it('makes another line and comes back as one plain line of text', async () => {
    const { body } = await create([dedicate(' For\nAda '), dedicate('For Bo'), dedicate(' ')])
    expect(body.lines.map(({ extraData }: { extraData: object }) => extraData)).toEqual([
      { dedication: 'For Ada' },
      { dedication: 'For Bo' },
      {},
    ])
    const [field] = body.lines[0].item.lineFields
    expect(field).toEqual({ key: 'dedication', label: 'Dedication', hint: 'On the sleeve.', maxLength: 20 })
    const again = await update(body.id, { lines: [dedicate('For Ada')] })
    expect(again.body.lines[0].id).toBe(body.lines[0].id)
  })

  it('is declared by the product in the requested language', async () => {
    const { body } = await api.sendRequest('GET', '/storefront/product/first-pressing', { language: 'de' })
    expect(body.lineFields).toMatchObject([{ key: 'dedication', label: 'Widmung', hint: 'Auf die Hülle.' }])
  })

  it('is rejected when it is too long or the product does not ask for it', async () => {
    const tooLong = await create([dedicate('For Ada and for Barnaby')])
    expect([tooLong.status, paths(tooLong)]).toEqual([422, ['lines[0].extraData.dedication']])
    expect(tooLong.body.violations[0].message).toContain('20')
    expect(paths(await create([dedicate('For Ada', 'VOUCHER-25')]))).toEqual(['lines[0].extraData.dedication'])
  })
})

describe('an unknown field of a basket body', () => {
  it('is ignored', async () => {
    const body = `{"lines":[{"productVariant":"${getSku()}","price":1,"__proto__":{"quantity":5},"extraData":{"__proto__":"x","constructor":"y"}}],"id":"mine","status":"converted","__proto__":{"currency":"EUR"}}`
    const response = await api.sendRequest('POST', '/baskets', { token, body })
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({ status: 'open', currency: 'GBP', lines: [{ quantity: 1 }] })
    expect(response.body.id).not.toBe('mine')
    expect(({} as Record<string, unknown>).quantity).toBeUndefined()
  })
})

describe.skipIf(isRemote)('one more ticket in a basket', () => {
  it.each([
    ['a guest', () => api.createGuest(), { first: 17, second: 19 }],
    ['a customer', () => api.createCustomer(), { first: 21, second: 23 }],
  ])('takes these queries for %s', async (_who, createCaller, expected) => {
    const caller = await createCaller()
    const { body: basket } = await api.sendRequest('POST', '/baskets', { token: caller.token, body: {} })
    const countQueries = async (quantity: number) => {
      const body = { lines: [{ productVariant: getSku(), quantity }] }
      const queries = await recordQueries(async () =>
        expect(await api.sendRequest('PUT', `/baskets/${basket.id}`, { token: caller.token, body })).toMatchObject({
          status: 200,
        }),
      )
      return queries.length
    }
    expect({ first: await countQueries(1), second: await countQueries(2) }).toEqual(expected)
  })
})
