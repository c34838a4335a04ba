import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { Db } from '../db/connect.ts'
import { insertPaidPayment } from '../seed/insert-paid-payment.ts'
import { createOrder, type OrderInput } from '../seed/create-order.ts'
import { homeAddress } from './home-address.ts'

type TestOrderInput = Omit<OrderInput, 'pay'>

export const buyer = { email: 'Buyer@Example.com', firstName: 'Bea', lastName: 'Yer', telephone: null }

/** What a test needs; by default two standing tickets for a guest. */
export const createTestInput = (overrides: Partial<TestOrderInput> = {}): TestOrderInput => ({
  userId: null,
  contact: buyer,
  billingAddress: homeAddress,
  deliveryAddress: null,
  language: 'en',
  currency: 'GBP',
  lines: [{ sku: 'EV-open-night-standing', quantity: 2 }],
  shipping: null,
  now: new Date(),
  ...overrides,
})

/** Places a paid order with the functions of the API. */
export const placeTestOrder = (db: Db, overrides: Partial<TestOrderInput> = {}): Promise<OrderReference> => {
  const input = createTestInput(overrides)
  const { currency, language, now } = input
  return db.transaction().execute((tx) => {
    return createOrder(tx, {
      ...input,
      pay: (basketId, amount) => insertPaidPayment(tx, { basketId, amount, currency, language, now }),
    })
  })
}
