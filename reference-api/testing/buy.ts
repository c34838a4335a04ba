import type { OrderReference } from '#shared/wire/basket.ts'
import type { Db } from '../db/connect.ts'
import { paidAlready } from '../seed/paid-already.ts'
import { sell, type Sale } from '../seed/sell.ts'

type Wanted = Omit<Sale, 'pay'>

export const buyer = { email: 'Buyer@Example.com', firstName: 'Bea', lastName: 'Yer', telephone: null }

export const home = {
  ...{
    firstName: 'Bea',
    lastName: 'Yer',
    company: null,
    line1: '3 Quay',
    line2: null,
    city: 'Bristol',
    region: null,
    postcode: 'BS1 4QA',
  },
  ...{ countryCode: 'GB', telephone: null },
}

/** What a test is about, and two standing tickets for a guest in all else. */
export const wanting = (wanted: Partial<Wanted> = {}): Wanted => ({
  userId: null,
  contact: buyer,
  billingAddress: home,
  deliveryAddress: null,
  language: 'en',
  currency: 'GBP',
  lines: [{ sku: 'EV-open-night-standing', quantity: 2 }],
  shipping: null,
  now: new Date(),
  ...wanted,
})

/** A paid order of whatever a test is about; made by what makes orders. */
export const buy = (db: Db, wanted: Partial<Wanted> = {}): Promise<OrderReference> => {
  const sale = wanting(wanted)
  const { currency, language, now } = sale
  return db.transaction().execute((tx) => {
    return sell(tx, {
      ...sale,
      pay: (basketId, amount) => paidAlready(tx, { basketId, amount, currency, language, now }),
    })
  })
}
