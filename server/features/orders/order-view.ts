import type * as contract from '#shared/api/orders/orders-schemas.ts'
import { parseCurrency, type Currency, type Language } from '#shared/rules/preferences.ts'
import { formatLongDate, houseZone } from '../../presentation/event-date.ts'
import type { OrderAddress } from '../../upstream/schemas/basket.ts'
import type { Order } from '../../upstream/schemas/orders.ts'
import { viewLine } from './line-view.ts'
import { paymentState } from './payment-state.ts'

/** How an order is shown: `country` says the name of a code. */
export type OrderView = { language: Language; own: boolean; country: (code: string) => string }

/** An amount must never stand beside another currency's sign. */
export const currencyOf = (code: string): Currency => {
  const currency = parseCurrency(code)
  if (!currency) throw new Error('An order is in a currency that the shop does not sell in')
  return currency
}

/** Days come as YYYY-MM-DD and are nobody's midnight. */
const dayInWords = (day: string, language: Language) => formatLongDate(`${day}T12:00:00Z`, 'UTC', language)

export const placedOn = (iso: string, language: Language) => formatLongDate(iso, houseZone, language)

/**
 * What leaves of an order: never its key, nor how the payment is called at its provider. Amounts as they were paid, tax
 * included.
 */
export const viewOrder = (order: Order, { language, own, country }: OrderView): contract.Order => {
  const { id, number, status, contact, promotions, shipping, totals } = order
  const addressOf = (address: OrderAddress | null) => address && { ...address, country: country(address.countryCode) }
  return {
    id,
    number,
    own,
    status,
    payment: paymentState(order.payment),
    placedOn: placedOn(order.placedAt, language),
    currency: currencyOf(order.currency),
    contact,
    billingAddress: addressOf(order.billingAddress),
    deliveryAddress: addressOf(order.deliveryAddress),
    lines: order.lines.map((line) => viewLine(line, language)),
    promotions: promotions.map(({ promotionCode, kind, description, discount, remaining }) => ({
      code: promotionCode,
      kind,
      description,
      discount: discount.gross,
      remaining,
    })),
    shipping: shipping && {
      name: shipping.name,
      date: shipping.date && dayInWords(shipping.date, language),
      total: shipping.total.gross,
    },
    totals: {
      quantity: totals.quantity,
      lines: totals.lines.gross,
      discount: totals.discount.gross,
      shipping: totals.shipping.gross,
      taxes: totals.taxes,
      net: totals.total.net,
      total: totals.total.gross,
      refunded: totals.refunded,
    },
  }
}
