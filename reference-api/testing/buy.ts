import type { OrderReference } from '#shared/wire/basket.ts'
import type { Db } from '../db/connect.ts'
import { paidAlready } from '../seed/paid-already.ts'
import { sell, type Sale } from '../seed/sell.ts'

export const buyer = { email: 'Buyer@Example.com', firstName: 'Bea', lastName: 'Yer', telephone: null }

export const home = {
  ...{ firstName: 'Bea', lastName: 'Yer', company: null, line1: '3 Quay', line2: null, city: 'Bristol', region: null, postcode: 'BS1 4QA' },
  ...{ countryCode: 'GB', telephone: null },
}

/** An order of whatever a test is about, two standing tickets unless it says otherwise; made by what makes orders. */
export const buy = (db: Db, wanted: Partial<Omit<Sale, 'pay'>> = {}): Promise<OrderReference> => {
  const sale = {
    userId: null,
    contact: buyer,
    billingAddress: home,
    deliveryAddress: null,
    language: 'en' as const,
    currency: 'GBP',
    lines: [{ sku: 'EV-open-night-standing', quantity: 2 }],
    shipping: null,
    now: new Date(),
    ...wanted,
  }
  const { currency, language, now } = sale
  return db.transaction().execute((tx) => {
    return sell(tx, { ...sale, pay: (basketId, amount) => paidAlready(tx, { basketId, amount, currency, language, now }) })
  })
}
