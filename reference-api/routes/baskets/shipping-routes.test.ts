import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../../testing/api-under-test.ts'

const api = startApiUnderTest()

const ticket = { productVariant: 'EV-open-night-standing' }
const record = { productVariant: 'RECORD-1-LP' }

let token = ''
beforeAll(async () => {
  token = (await api.createGuest()).token
})

const create = async (lines: object[], otherFields = {}) =>
  (await api.sendRequest('POST', '/baskets', { token, body: { lines, ...otherFields } })).body.id as string
const services = async (id: string, query = '?status=active&itemsPerPage=1000', language = 'en') => {
  return (await api.sendRequest('GET', `/baskets/${id}/shipping-services${query}`, { token, language })).body
}
const listCodes = async (id: string, query?: string) =>
  (await services(id, query))['hydra:member'].map(({ code }: { code: string }) => code)
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

describe('the shipping services of a basket', () => {
  it('depend on the goods in the basket', async () => {
    expect(await listCodes(await create([ticket]))).toEqual(['e-ticket', 'ticket-post', 'collect'])
    expect(await listCodes(await create([ticket, record]))).toEqual(['parcel', 'parcel-day', 'collect'])
    expect(await listCodes(await create([{ productVariant: 'VOUCHER-25' }]))).toEqual(['e-ticket'])
    expect(await listCodes(await create([]))).toEqual([])
  })

  it('are listed with inactive ones unless the request filters by status', async () => {
    const id = await create([record])
    expect(await listCodes(id, '')).toEqual(['parcel', 'parcel-day', 'collect', 'courier'])
    expect(await listCodes(id, '?status=inactive')).toEqual(['courier'])
    const first = await services(id, '?itemsPerPage=2&page=2')
    expect([first['hydra:totalItems'], first['hydra:member'].length]).toEqual([4, 2])
    expect((await api.sendRequest('GET', `/baskets/${id}/shipping-services?status=odd`, { token })).status).toBe(400)
    expect((await api.sendRequest('GET', `/baskets/${id}x/shipping-services`, { token })).status).toBe(404)
  })

  it('have names and prices in the language and currency of the shopper, with the highest tax rate', async () => {
    const lines = [{ productVariant: 'EV-berlin-night-standing' }, record]
    const pounds = (await services(await create(lines)))['hydra:member'][0]
    expect(pounds).toMatchObject({
      '@type': 'ShippingService',
      name: 'Parcel',
      price: { gross: 495, net: 413, taxRate: 0.2 },
      needsAddress: true,
      needsDate: false,
      dates: [],
    })
    const euros = (await services(await create(lines, { currency: 'EUR' }), undefined, 'de'))['hydra:member'][0]
    expect(euros).toMatchObject({ name: 'Paket', price: { gross: 590, net: 496, taxRate: 0.19 } })
  })

  it('offer working days for a parcel, and no day after the event for collection', async () => {
    const id = await create([ticket, record])
    const members = (await services(id))['hydra:member']
    const { dates: parcelDays } = members.find(({ code }: { code: string }) => code === 'parcel-day')
    expect(parcelDays).toHaveLength(10)
    expect(
      parcelDays.every(
        (day: string) => weekday(day) !== 0 && weekday(day) !== 6 && day > new Date().toISOString().slice(0, 10),
      ),
    ).toBe(true)
    const { dates: evenings } = members.find(({ code }: { code: string }) => code === 'collect')
    const eventDay = (
      await api.sendRequest('GET', `/baskets/${id}`, { token })
    ).body.lines[0].item.event.dates.startsAt.slice(0, 10)
    expect([evenings.length, evenings.at(-1)]).toEqual([10, eventDay])
  })

  it('offer no chosen day for countries without a warehouse', async () => {
    const address = {
      firstName: 'A',
      lastName: 'B',
      line1: '1 Rue',
      city: 'Paris',
      postcode: '75001',
      countryCode: 'FR',
    }
    expect(await listCodes(await create([record], { deliveryAddress: address }))).toEqual(['parcel', 'collect'])
    const id = await create([record])
    const [date] = (await services(id))['hydra:member'][1].dates
    const rejected = await api.sendRequest('PUT', `/baskets/${id}`, {
      token,
      body: { shipping: { service: 'parcel-day', date }, deliveryAddress: address },
    })
    expect(rejected.status).toBe(422)
    expect(rejected.body.violations).toEqual([
      {
        propertyPath: 'shipping.service',
        message: 'This service delivers only within the United Kingdom and Germany. Choose another one.',
      },
    ])
  })

  it('are priced with the basket before one is chosen, which stores nothing', async () => {
    const id = await create([record], {})
    await api.sendRequest('PUT', `/baskets/${id}/promotion-codes`, {
      token,
      body: { promoCodes: ['TEST-50GB-P000-0001'] },
    })
    const read = async (basket: string, query = '') =>
      (await api.sendRequest('GET', `/baskets/${basket}${query}`, { token })).body
    const quote = (basket: string) => read(basket, '?shippingServices=1')
    expect(await quote(id)).toMatchObject({
      shipping: { service: 'parcel', date: null },
      promotions: [{ discount: { gross: 2694 } }],
      totals: { shipping: { gross: 495 }, total: { gross: 2694 }, vouchers: 2694 },
    })
    expect((await quote(id)).shippingServices).toEqual((await services(id))['hydra:member'])
    expect(await read(id)).toMatchObject({ shipping: null, totals: { total: { gross: 2199 } } })
    expect(await read(id)).not.toHaveProperty('shippingServices')
    const chosen = await create([ticket], { shipping: { service: 'ticket-post' } })
    expect((await quote(chosen)).shipping).toMatchObject({ service: 'ticket-post' })
    expect(await quote(await create([]))).toMatchObject({ shipping: null, shippingServices: [] })
  })

  it('are chosen again when the goods for them return', async () => {
    const [date] = (await services(await create([record])))['hydra:member'][1].dates
    const id = await create([ticket, record], { shipping: { service: 'parcel-day', date } })
    const writeLines = async (lines: object[], otherFields = {}) =>
      (await api.sendRequest('PUT', `/baskets/${id}`, { token, body: { lines, ...otherFields } })).body.shipping
    expect(await writeLines([ticket])).toBeNull()
    expect(await writeLines([ticket, record])).toEqual({ service: 'parcel-day', date })
    expect(await writeLines([])).toBeNull()
    expect(await writeLines([record])).toEqual({ service: 'parcel-day', date })
    expect(await writeLines([ticket])).toBeNull()
    expect(await writeLines([ticket], { shipping: { service: 'ticket-post' } })).toMatchObject({
      service: 'ticket-post',
    })
    expect(await writeLines([ticket, record])).toBeNull()
    expect(await writeLines([ticket, record], { shipping: null })).toBeNull()
    expect(await writeLines([ticket])).toBeNull()
  })

  it('are in the basket by what sending it costs at least', async () => {
    const readDelivery = async (lines: object[], fields = {}) =>
      (await api.sendRequest('GET', `/baskets/${await create(lines, fields)}`, { token })).body.cheapestDelivery
    expect(await readDelivery([ticket])).toMatchObject({ price: { gross: 295 }, isRequired: false })
    expect(await readDelivery([ticket, record])).toEqual({
      name: 'Parcel',
      price: { net: 413, gross: 495 },
      isRequired: true,
    })
    expect(await readDelivery([{ productVariant: 'VOUCHER-25' }])).toBeNull()
  })

  it('add their price to the totals, and gift vouchers pay for them', async () => {
    const id = await create([record], { shipping: { service: 'parcel' } })
    const totals = async () => (await api.sendRequest('GET', `/baskets/${id}/totals`, { token })).body
    expect(await totals()).toMatchObject({
      lines: { gross: 2199 },
      shipping: { gross: 495, net: 413, tax: 82 },
      total: { gross: 2694 },
    })
    await api.sendRequest('PUT', `/baskets/${id}/promotion-codes`, {
      token,
      body: { promoCodes: ['RECORDS50', 'TEST-50GB-P000-0001'] },
    })
    expect(await totals()).toMatchObject({
      shipping: { gross: 495, tax: 82 },
      discount: { gross: 1100 },
      total: { gross: 1594 },
      vouchers: 1594,
    })
  })
})
