import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, type TestResponse } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()

const ticket = 'EV-open-night-standing'
const contact = { email: 'Ann@Example.com', firstName: 'Ann', lastName: 'Lamp' }
const address = {
  firstName: 'Ann',
  lastName: 'Lamp',
  line1: '1 Test Street',
  city: 'London',
  postcode: 'e16an',
  countryCode: 'gb',
}
const completeFields = { contact, billingAddress: address, shipping: { service: 'e-ticket' } }

let token = ''
beforeAll(async () => {
  token = (await api.createGuest()).token
})

const create = async (lines: object[], otherFields: object = completeFields) =>
  (await api.sendRequest('POST', '/baskets', { token, body: { lines, ...otherFields } })).body.id as string
const put = (id: string, path: string, body: unknown = {}, language = 'en') =>
  api.sendRequest('PUT', `/baskets/${id}${path}`, { token, body, language })
const read = (id: string) => api.sendRequest('GET', `/baskets/${id}`, { token })
const available = async (sku: string) => {
  const { body } = await api.sendRequest('GET', `/product-variants?product=${sku.slice(0, sku.lastIndexOf('-'))}`)
  return body['hydra:member'].find((variant: { sku: string }) => variant.sku === sku).available as number
}
const listViolations = ({ body }: TestResponse) =>
  body.violations?.map(({ propertyPath, message }: { propertyPath: string; message: string }) => [
    propertyPath,
    message,
  ])

describe('the checkout data of a basket', () => {
  it('is stored with the basket, normalised, and cleared with null', async () => {
    const id = await create([{ productVariant: ticket }])
    const { body } = await read(id)
    expect(body).toMatchObject({
      contact: { email: 'ann@example.com', telephone: null },
      billingAddress: { postcode: 'E1 6AN', countryCode: 'GB', company: null },
      deliveryAddress: null,
      shipping: { service: 'e-ticket', date: null },
    })
    const cleared = (await put(id, '', { contact: null, billingAddress: null, shipping: null })).body
    expect([cleared.contact, cleared.billingAddress, cleared.shipping]).toEqual([null, null, null])
    expect(cleared.lines).toHaveLength(1)
  })

  it('is rejected with one violation per field', async () => {
    const id = await create([{ productVariant: ticket }])
    const fields = await put(id, '', {
      contact: { ...contact, email: 'ann' },
      deliveryAddress: { ...address, city: ' ' },
    })
    expect(listViolations(fields)?.map(([path]: string[]) => path)).toEqual(['contact.email', 'deliveryAddress.city'])
    const together = await put(id, '', {
      billingAddress: { ...address, line1: '', postcode: 'nonsense!!', telephone: 'call me' },
      deliveryAddress: { ...address, lastName: '', countryCode: 'NZ' },
    })
    expect(
      listViolations(together)
        ?.map(([path]: string[]) => path)
        .toSorted(),
    ).toEqual([
      'billingAddress.line1',
      'billingAddress.postcode',
      'billingAddress.telephone',
      'deliveryAddress.countryCode',
      'deliveryAddress.lastName',
    ])
    const rejected = await put(id, '', {
      billingAddress: { ...address, postcode: '1' },
      deliveryAddress: { ...address, countryCode: 'NZ' },
    })
    expect(listViolations(rejected)?.map(([path]: string[]) => path)).toEqual([
      'billingAddress.postcode',
      'deliveryAddress.countryCode',
    ])
    const day = await put(id, '', { shipping: { service: 'collect', date: '2020-01-01' } })
    expect(listViolations(day)?.map(([path]: string[]) => path)).toEqual(['shipping.date'])
    expect((await read(id)).body.deliveryAddress).toBeNull()
  })

  it('loses the e-ticket service when a record is added to the basket', async () => {
    const id = await create([{ productVariant: ticket }])
    const { body } = await put(id, '', { lines: [{ productVariant: ticket }, { productVariant: 'RECORD-1-LP' }] })
    expect(body.shipping).toBeNull()
    const chosen = await put(id, '', { shipping: { service: 'parcel' } })
    expect(chosen.body.shipping).toEqual({ service: 'parcel', date: null })
  })
})

describe('confirming a basket', () => {
  it('returns all missing fields at once, in the language of the shopper', async () => {
    const id = await create([], {})
    expect(listViolations(await put(id, '/confirm'))).toEqual([
      ['lines', 'There is nothing in this basket.'],
      ['contact', 'Tell us who the order is for.'],
      ['shipping.service', 'Choose how you would like to get your order.'],
    ])
    expect(listViolations(await put(id, '/confirm', {}, 'de'))?.[0]).toEqual([
      'lines',
      'In diesem Warenkorb ist nichts.',
    ])
    expect((await read(id)).body.status).toBe('open')
  })

  it('requires delivery and billing address for goods that are sent', async () => {
    const id = await create([{ productVariant: 'RECORD-1-LP' }], { contact, shipping: { service: 'parcel' } })
    expect(listViolations(await put(id, '/confirm'))).toEqual([
      ['deliveryAddress', 'Tell us where to send it.'],
      ['billingAddress', 'Tell us the billing address.'],
    ])
    await put(id, '', { deliveryAddress: address, billingAddress: address })
    expect((await put(id, '/confirm')).body.status).toBe('confirmed')
    await put(id, '/reopen')
  })

  it('requires no address for tickets by email', async () => {
    const id = await create([{ productVariant: ticket }], { contact, shipping: { service: 'e-ticket' } })
    expect((await put(id, '/confirm')).body).toMatchObject({ status: 'confirmed', billingAddress: null })
    await put(id, '/reopen')
  })

  it('freezes the basket until it is reopened, and can be repeated', async () => {
    const id = await create([{ productVariant: ticket, quantity: 2 }])
    const confirmed = await put(id, '/confirm')
    expect([confirmed.status, confirmed.body.status]).toEqual([200, 'confirmed'])
    expect((await put(id, '/confirm')).body).toEqual(confirmed.body)
    const change = await put(id, '', { lines: [] })
    expect([change.status, change.body['hydra:description']]).toEqual([
      409,
      'This basket is being paid for. Go back to change it.',
    ])
    expect((await put(id, '/reopen')).body).toMatchObject({
      status: 'open',
      lines: [{ quantity: 2 }],
      hold: confirmed.body.hold,
    })
    expect((await put(id, '/reopen')).body.status).toBe('open')
    expect((await put(id, '', { lines: [] })).status).toBe(200)
  })

  it('takes products other than tickets out of stock until the basket is reopened', async () => {
    const before = await available('RECORD-1-LP')
    const id = await create([{ productVariant: 'RECORD-1-LP', quantity: 2 }], {
      ...completeFields,
      deliveryAddress: address,
      shipping: { service: 'parcel' },
    })
    expect(await available('RECORD-1-LP')).toBe(before)
    const { body } = await put(id, '/confirm')
    expect(await available('RECORD-1-LP')).toBe(before - 2)
    expect([body.lines[0].item.available, body.hold]).toEqual([before, null])
    await put(id, '/reopen')
    expect(await available('RECORD-1-LP')).toBe(before)
  })

  it('fails for the second of two baskets with the last piece', async () => {
    const parcelFields = { ...completeFields, deliveryAddress: address, shipping: { service: 'parcel' } }
    const stockBefore = await available('RECORD-1-LP')
    const [firstBasket, secondBasket] = [
      await create([{ productVariant: 'RECORD-1-LP', quantity: stockBefore }], parcelFields),
      await create([{ productVariant: 'RECORD-1-LP' }], parcelFields),
    ]
    expect((await put(firstBasket, '/confirm')).status).toBe(200)
    expect(listViolations(await put(secondBasket, '/confirm'))).toEqual([['lines[0].quantity', 'This is sold out.']])
    await put(firstBasket, '/reopen')
    expect((await put(secondBasket, '/confirm')).status).toBe(200)
    await put(secondBasket, '/reopen')
  })

  it('is 404 for an unknown basket', async () => {
    for (const path of ['/confirm', '/reopen', '/hold/extend', '/lapsed/retry'])
      expect((await put('nobody', path)).status).toBe(404)
  })
})
