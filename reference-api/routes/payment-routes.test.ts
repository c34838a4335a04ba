import { beforeAll, describe, expect, it } from 'vitest'
import { apiUnderTest } from '../testing/api-under-test.ts'
import { createCheckout, returnUrl } from '../testing/checkout.ts'
import { createTestClock } from '../testing/test-clock.ts'

const clock = createTestClock()
const api = apiUnderTest({ now: clock.now, sandboxDelayMs: 1000 })
const { confirmed, begin, settle, press, read } = createCheckout(api)

let other = ''
beforeAll(async () => {
  other = (await api.guest()).token
})

const begun = async (wanted: Parameters<typeof confirmed>[0] = {}) => {
  const shopper = await confirmed(wanted)
  const { body } = await begin(shopper)
  return { ...shopper, id: body.id as string, redirectUrl: body.redirectUrl as string }
}

const ordersOf = async (basket: string) =>
  (await api.db.selectFrom('orders').select(['id', 'transaction_id']).where('basket_id', '=', basket).execute()).length

describe('a payment', () => {
  it('leads to the page of the provider and, paid, to one order, however often it is asked', async () => {
    const shopper = await confirmed()
    const answer = await begin(shopper)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ '@type': 'PaymentTransaction', status: 'created', amount: 4000, currency: 'GBP', reason: null, order: null })
    expect(new URL(answer.body.redirectUrl).origin).toBe(api.url)
    const left = await press(answer.body.redirectUrl, 'pay')
    expect([left.status, left.headers.get('location')]).toEqual([303, `${returnUrl}?transaction=${answer.body.id}`])
    const answers = await Promise.all([0, 1, 2].map(() => settle(shopper.token, answer.body.id)))
    for (const { body } of answers) expect(body).toMatchObject({ status: 'captured', redirectUrl: null, order: { key: expect.any(String) } })
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1)
    expect(await ordersOf(shopper.basket)).toBe(1)
    expect((await read(shopper.token, shopper.basket)).body.status).toBe('converted')
  })
})

it('other', () => expect(other).not.toBe(''))
