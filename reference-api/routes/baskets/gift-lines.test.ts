import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../../testing/api-under-test.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const clock = createTestClock(new Date('2026-11-23T12:00:00Z'))
const api = startApiUnderTest({ now: clock.now })

let token = ''
beforeAll(async () => {
  token = (await api.createGuest()).token
})

const toLine = (productVariant: string, extraData: Record<string, string>) => ({ productVariant, extraData })
const create = (...lines: object[]) => api.sendRequest('POST', '/baskets', { token, body: { lines } })

describe('a basket line with a gift voucher', () => {
  it('costs the amount that the shopper chose, in the currency of the basket', async () => {
    const { body } = await create(
      toLine('VOUCHER-OWN', { giftAmount: '80' }),
      toLine('VOUCHER-OWN', { giftAmount: '10' }),
    )
    expect(body.lines.map(({ unitPrice }: { unitPrice: { gross: number } }) => unitPrice.gross)).toEqual([8000, 1000])
    expect(body.totals.total.gross).toBe(9000)
    const euros = await api.sendRequest('PUT', `/baskets/${body.id}`, { token, body: { currency: 'EUR' } })
    expect(euros.body.totals.total).toMatchObject({ gross: 9000 })
  })

  it('is rejected with the reason at each key, in the language of the request', async () => {
    const extraData = {
      giftAmount: '5',
      giftEmail: 'sam@example.com',
      giftMessage: 'See www.example',
      giftDay: '2026-11-22',
    }
    const { status, body } = await api.sendRequest('POST', '/baskets', {
      token,
      language: 'de',
      body: { lines: [toLine('VOUCHER-25', {}), toLine('VOUCHER-OWN', extraData)] },
    })
    expect(status).toBe(422)
    const messages = body.violations.map(({ propertyPath, message }: { propertyPath: string; message: string }) => [
      propertyPath.replace('lines[1].extraData.', ''),
      message,
    ])
    expect(messages).toEqual([
      ['giftAmount', 'Wähle einen ganzen Betrag von 10 bis 250.'],
      ['giftTo', 'Sag uns, für wen der Gutschein ist.'],
      ['giftMessage', 'Bitte ohne Links, Web- und E‑Mail-Adressen.'],
      ['giftDay', 'Wähle heute oder einen späteren Tag.'],
    ])
  })

  it('stays in the basket when its day has passed, and the rest can be changed', async () => {
    const gift = toLine('VOUCHER-25', { giftTo: 'Sam', giftEmail: 'sam@example.com', giftDay: '2026-11-23' })
    const { body } = await create(gift)
    clock.advance({ days: 3 })
    token = (await api.createGuest()).token
    const lines = [gift, { productVariant: 'RECORD-1-LP' }]
    expect((await api.sendRequest('PUT', `/baskets/${body.id}`, { token, body: { lines } })).status).toBe(200)
    expect((await create(gift)).status).toBe(422)
  })

  it('names its recipient in the export of the account', async () => {
    const customer = await api.createCustomer()
    const extraData = { giftTo: 'Sam', giftEmail: 'sam@example.com', giftDay: '2026-12-24' }
    await placeTestOrder(api.db, {
      userId: customer.id,
      lines: [{ sku: 'VOUCHER-25', quantity: 1, extraData }],
      now: clock.now(),
    })
    const { body } = await api.sendRequest('GET', `/users/${customer.id}/export`, { token: customer.token })
    expect(body.orders[0].lines[0]).toMatchObject({
      extraData: { giftTo: 'Sam', giftDay: '2026-12-24' },
      gift: { status: 'scheduled', email: 'sam@example.com', sendAt: '2026-12-24T08:00:00.000Z' },
    })
  })

  it('has its bounds in the catalogue', async () => {
    const { body } = await api.sendRequest('GET', '/storefront/product/voucher')
    const variants = body.variants as { giftAmount?: object }[]
    expect(variants.map(({ giftAmount }) => giftAmount)).toEqual([undefined, undefined, { minimum: 10, maximum: 250 }])
  })
})
