import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createCheckout } from '../../testing/checkout.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const clock = createTestClock()
const minute = 60
// No scheduled job runs: an expired hold is released by a request.
const api = startApiUnderTest({ now: clock.now, frequentJobIntervalMs: 3_600_000, accessTokenSeconds: 86_400 })

const { confirmBasket, startPayment, updatePayment, chooseOutcome } = createCheckout(api)

const standing = 'EV-open-night-standing'
const balcony = 'EV-open-night-balcony'
const voucher = { productVariant: 'VOUCHER-25' }

let token = ''
beforeAll(async () => {
  token = (await api.createGuest()).token
})

const create = async (lines: object[], more: object = {}) =>
  api.sendRequest('POST', '/baskets', { token, body: { lines, ...more } })
const put = (id: string, body: unknown, path = '') => api.sendRequest('PUT', `/baskets/${id}${path}`, { token, body })
const read = async (id: string) => (await api.sendRequest('GET', `/baskets/${id}`, { token })).body
const readStock = async (sku = standing) => {
  const { body } = await api.sendRequest('GET', `/product-variants?product=${sku.slice(0, sku.lastIndexOf('-'))}`)
  return body['hydra:member'].find((variant: { sku: string }) => variant.sku === sku).available as number
}
const minutesLeft = ({ hold }: { hold: { expiresAt: string } | null }) =>
  hold && Math.round((Date.parse(hold.expiresAt) - clock.now().getTime()) / 1000 / minute)

/** Another shopper takes all tickets but `count`. */
const sellAllBut = async (sku: string, count: number) => {
  const { body } = await api.sendRequest('GET', `/product-variants?product=${sku.slice(0, sku.lastIndexOf('-'))}`)
  const { available, maxPerOrder } = body['hydra:member'].find((variant: { sku: string }) => variant.sku === sku)
  for (let more = available - count; more > 0; more -= maxPerOrder) {
    await create([{ productVariant: sku, quantity: Math.min(more, maxPerOrder) }])
  }
}

describe('tickets in a basket', () => {
  it('are unavailable to other shoppers, and are returned when they are removed', async () => {
    const before = await readStock()
    const { body } = await create([{ productVariant: standing, quantity: 3 }])
    expect(await readStock()).toBe(before - 3)
    await put(body.id, { lines: [{ productVariant: standing, quantity: 5 }] })
    expect(await readStock()).toBe(before - 5)
    await put(body.id, { lines: [{ productVariant: standing, quantity: 1 }, voucher] })
    expect(await readStock()).toBe(before - 1)
    await put(body.id, { lines: [voucher] })
    expect(await readStock()).toBe(before)
  })

  it('count as available for the basket that holds them', async () => {
    await sellAllBut('EV-last-tickets-balcony', 3)
    const { body } = await create([{ productVariant: 'EV-last-tickets-balcony', quantity: 3 }])
    expect(await readStock('EV-last-tickets-balcony')).toBe(0)
    expect(body.lines[0].item).toMatchObject({ available: 3, event: { saleStatus: 'few_left' } })
    expect((await create([{ productVariant: 'EV-last-tickets-balcony' }])).body.violations[0].message).toBe(
      'These tickets are sold out.',
    )
    await put(body.id, { lines: [{ productVariant: 'EV-last-tickets-balcony', quantity: 1 }] })
    expect((await put(body.id, { lines: [{ productVariant: 'EV-last-tickets-balcony', quantity: 3 }] })).status).toBe(
      200,
    )
  })

  it('stay held when a change is rejected', async () => {
    const { body } = await create([{ productVariant: standing, quantity: 2 }])
    const before = await readStock()
    const rejected = await put(body.id, {
      lines: [
        { productVariant: standing, quantity: 1 },
        { productVariant: balcony, quantity: 5 },
      ],
    })
    expect([rejected.status, await readStock()]).toEqual([422, before])
  })

  it('share one deadline that starts with the first ticket and ends with the last', async () => {
    const { body } = await create([voucher])
    expect(body.hold).toBeNull()
    const withTicket = (await put(body.id, { lines: [voucher, { productVariant: standing }] })).body
    expect([minutesLeft(withTicket), withTicket.hold.extendable]).toEqual([15, true])
    clock.advance({ seconds: 5 * minute })
    const more = (await put(body.id, { lines: [{ productVariant: standing }, { productVariant: balcony }] })).body
    expect([minutesLeft(more), more.hold.expiresAt]).toEqual([10, withTicket.hold.expiresAt])
    expect((await put(body.id, { lines: [voucher] })).body.hold).toBeNull()
    expect(minutesLeft((await put(body.id, { lines: [{ productVariant: standing }] })).body)).toBe(15)
  })

  it('can be extended once', async () => {
    const { id } = (await create([{ productVariant: standing }])).body
    const { body } = await put(id, undefined, '/hold/extend')
    expect([minutesLeft(body), body.hold.extendable]).toEqual([25, false])
    const repeated = await put(id, undefined, '/hold/extend')
    expect([repeated.status, repeated.body['hydra:description']]).toEqual([
      409,
      'We can hold tickets longer only once.',
    ])
    const basketWithoutTickets = (await create([voucher])).body.id
    expect((await put(basketWithoutTickets, undefined, '/hold/extend')).status).toBe(409)
  })
})

describe('when the hold is over', () => {
  it('the tickets are expired lines, other lines stay, and the stock is available again', async () => {
    const before = await readStock()
    const { id } = (await create([{ productVariant: standing, quantity: 2, extraData: { name: 'Ada' } }, voucher])).body
    clock.advance({ seconds: 15 * minute })
    const basket = await read(id)
    expect(await readStock()).toBe(before)
    expect(basket).toMatchObject({ hold: null, lines: [{ productVariant: 'VOUCHER-25' }] })
    expect(basket.lapsed).toMatchObject([
      { productVariant: standing, quantity: 2, extraData: { name: 'Ada' }, item: { productName: 'open night' } },
    ])
    expect((await put(id, undefined, '/hold/extend')).status).toBe(409)
    expect((await api.sendRequest('GET', `/baskets/${id}/totals`, { token })).body.quantity).toBe(1)
  })

  it('the expired lines can be added again with the same key and a full hold', async () => {
    const { id, lines } = (await create([{ productVariant: standing, quantity: 2 }, voucher])).body
    clock.advance({ seconds: 16 * minute })
    await read(id)
    const before = await readStock()
    const { body } = await put(id, undefined, '/lapsed/retry')
    expect([minutesLeft(body), body.hold.extendable, body.lapsed]).toEqual([15, true, []])
    expect(body.lines.map((line: { id: string; quantity: number }) => [line.id, line.quantity])).toEqual([
      [lines[1].id, 1],
      [lines[0].id, 2],
    ])
    expect(await readStock()).toBe(before - 2)
    expect((await put(id, undefined, '/lapsed/retry')).body).toEqual(body)
  })

  it('the available expired lines are added again and the others deleted', async () => {
    const sku = 'EV-berlin-night-balcony'
    const { id } = (
      await create([
        { productVariant: sku, quantity: 4 },
        { productVariant: 'EV-berlin-night-standing', quantity: 2 },
      ])
    ).body
    clock.advance({ seconds: 16 * minute })
    await read(id)
    await sellAllBut(sku, 3)
    await sellAllBut('EV-berlin-night-standing', 0)
    const { body } = await put(id, undefined, '/lapsed/retry')
    expect(body.lines).toMatchObject([{ productVariant: sku, quantity: 3 }])
    expect([body.lines.length, body.lapsed, await readStock(sku)]).toEqual([1, [], 0])
  })

  it('as many expired lines are added again as the storefront allows', async () => {
    const { id } = (await create([{ productVariant: standing, quantity: 3 }])).body
    clock.advance({ seconds: 16 * minute })
    expect((await put(id, { maxTickets: 0 }, '/lapsed/retry')).body.violations[0].message).toContain('Sign in')
    expect((await read(id)).lapsed).toHaveLength(1)
    expect((await put(id, { maxTickets: 2 }, '/lapsed/retry')).body.lines).toMatchObject([{ quantity: 2 }])
  })

  it('the expired lines can be deleted, and are deleted when they are added again', async () => {
    const firstBasket = (await create([{ productVariant: standing }, voucher])).body.id
    const secondBasket = (await create([{ productVariant: standing }])).body.id
    clock.advance({ seconds: 16 * minute })
    expect((await read(firstBasket)).lapsed).toHaveLength(1)
    const deleted = await api.sendRequest('DELETE', `/baskets/${firstBasket}/lapsed`, { token })
    expect([deleted.status, deleted.body.lapsed, deleted.body.lines.length]).toEqual([200, [], 1])
    const repeated = await put(secondBasket, { lines: [{ productVariant: standing, quantity: 2 }] })
    expect([repeated.body.lapsed, repeated.body.lines[0].quantity]).toEqual([[], 2])
  })

  it('a confirmed basket becomes open', async () => {
    const contact = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lamp' }
    const billingAddress = {
      firstName: 'Ann',
      lastName: 'Lamp',
      line1: '1 Test Street',
      city: 'London',
      postcode: 'E1 6AN',
      countryCode: 'GB',
    }
    const more = { contact, billingAddress, deliveryAddress: billingAddress, shipping: { service: 'parcel' } }
    const { id } = (
      await create(
        [
          { productVariant: standing, quantity: 2 },
          { productVariant: 'RECORD-1-LP', quantity: 3 },
        ],
        more,
      )
    ).body
    expect((await put(id, undefined, '/confirm')).body.status).toBe('confirmed')
    expect(await readStock('RECORD-1-LP')).toBe(0)
    clock.advance({ seconds: 16 * minute })
    const basket = await read(id)
    expect([basket.status, basket.lines.length, basket.lapsed.length]).toEqual(['open', 1, 1])
    expect(await readStock('RECORD-1-LP')).toBe(3)
    expect((await put(id, undefined, '/confirm')).status).toBe(200)
    clock.advance({ seconds: 16 * minute })
    expect((await read(id)).status).toBe('open')
    expect(await readStock('RECORD-1-LP')).toBe(3)
  })
})

describe.skipIf(isRemote)('a hold', () => {
  const decline = async (shopper: { basket: string; token: string }, key: string) => {
    const { status, body } = await startPayment(shopper, key)
    if (status !== 201) return status
    await chooseOutcome(body.redirectUrl, 'decline')
    await updatePayment(shopper.token, body.id)
    return status
  }

  it('ends although its payments are declined again and again', async () => {
    const before = await readStock()
    const shopper = await confirmBasket({ token })
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      statuses.push(await decline(shopper, `attempt-${attempt}`))
      clock.advance({ seconds: 4 * minute })
    }
    expect([statuses.filter((status) => status === 201).length, await readStock()]).toEqual([2, before])
    expect(await read(shopper.basket)).toMatchObject({ status: 'open', lines: [], lapsed: [{ quantity: 2 }] })
  })

  it('lasts at most 45 minutes with its extension and a declined payment, and a payment to its own end', async () => {
    const shopper = await confirmBasket({ token })
    await put(shopper.basket, undefined, '/hold/extend')
    clock.advance({ seconds: 24 * minute })
    const { body: first } = await startPayment(shopper, 'attempt-1')
    expect(minutesLeft({ hold: first })).toBe(30)
    clock.advance({ seconds: 19 * minute })
    await chooseOutcome(first.redirectUrl, 'decline')
    await updatePayment(token, first.id)
    expect(minutesLeft(await read(shopper.basket))).toBe(2)
    clock.advance({ seconds: minute })
    const { body: last } = await startPayment(shopper, 'attempt-2')
    clock.advance({ seconds: 29 * minute })
    const before = await readStock()
    await chooseOutcome(last.redirectUrl, 'pay')
    const { body } = await updatePayment(token, last.id)
    expect([body.status, await readStock()]).toEqual(['captured', before])
  })

  it('keeps its age and its payments when its tickets move to another basket', async () => {
    const shopper = await confirmBasket({ token })
    expect(await decline(shopper, 'attempt-1')).toBe(201)
    await put(shopper.basket, undefined, '/reopen')
    clock.advance({ seconds: 10 * minute })
    const moved = (await create([{ productVariant: standing, quantity: 2 }], { from: shopper.basket })).body.id
    const ready = { contact: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lamp' } }
    await put(moved, { ...ready, shipping: { service: 'e-ticket' } })
    expect((await put(moved, undefined, '/confirm')).status).toBe(200)
    expect(await decline({ basket: moved, token }, 'attempt-1')).toBe(201)
    expect(await read(moved)).toMatchObject({ status: 'open', lines: [], lapsed: [{ quantity: 2 }] })
  })
})

describe('lines that come from another basket', () => {
  const last = 'EV-elsewhere-balcony'

  it('keep their tickets and deadline, and empty the source', async () => {
    await sellAllBut(last, 2)
    const { id, hold } = (await create([{ productVariant: last, quantity: 2 }])).body
    await put(id, undefined, '/hold/extend')
    clock.advance({ seconds: minute })
    const { status, body } = await create([{ productVariant: last, quantity: 2 }], { from: id, currency: 'EUR' })
    expect([status, body.currency, body.lines[0].quantity, minutesLeft(body), body.hold.extendable]).toEqual([
      201,
      'EUR',
      2,
      24,
      false,
    ])
    expect(Date.parse(body.hold.expiresAt)).toBeGreaterThan(Date.parse(hold.expiresAt))
    expect(await read(id)).toMatchObject({ lines: [], hold: null })
    expect(await readStock(last)).toBe(0)
    await put(body.id, { lines: [] })
  })

  it('stay when they cannot all be moved', async () => {
    const ownBasket = (await create([{ productVariant: last, quantity: 1 }])).body.id
    const guestBasket = (await create([{ productVariant: last, quantity: 1 }])).body.id
    const before = await readStock(last)
    const tooMany = await put(ownBasket, { lines: [{ productVariant: last, quantity: before + 3 }], from: guestBasket })
    expect([tooMany.status, (await read(guestBasket)).lines.length, await readStock(last)]).toEqual([422, 1, before])
    const joined = await put(ownBasket, { lines: [{ productVariant: last, quantity: 2 }], from: guestBasket })
    expect([joined.status, (await read(guestBasket)).lines.length, await readStock(last)]).toEqual([200, 0, before])
  })

  it('change nothing when the source is deleted or the same', async () => {
    expect((await create([{ productVariant: standing }], { from: 'nobody' })).status).toBe(201)
    const { id } = (await create([{ productVariant: standing }])).body
    expect(
      (await put(id, { lines: [{ productVariant: standing, quantity: 2 }], from: id })).body.lines[0].quantity,
    ).toBe(2)
  })
})
