import type * as contract from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { OrderAddressResource } from '#shared/wire/contact.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import type { OrderResource } from './order-resources.ts'
import { formatCalendarDay, formatDate, companyTimeZone } from '../../presentation/event-date.ts'
import { presentOrderLine } from './present-order-line.ts'
import { toPaymentState } from './payment-state.ts'

type PresentOrderOptions = {
  language: Language
  /** Milliseconds since the epoch. */
  now: number
  isAccountOrder: boolean
  canBeClaimed: boolean
  getCountryName: (code: string) => string
}

/** With no-break spaces: it stands within sentences, where no line may end after "22.". */
export const formatPlacedOn = (iso: string, language: Language, month: 'long' | 'short' = 'long') =>
  formatDate(iso, companyTimeZone, language, month).replaceAll(' ', '\u00A0')

/**
 * Presents an order without its key and without the reference at the payment provider. Amounts are as paid, including
 * tax.
 */
export const presentOrder = (
  order: OrderResource,
  { language, now, isAccountOrder, canBeClaimed, getCountryName }: PresentOrderOptions,
): contract.Order => {
  const { id, number, status, contact, promotions, shipping, totals } = order
  const presentAddress = (address: OrderAddressResource | null) =>
    address && { ...address, country: getCountryName(address.countryCode) }
  return {
    id,
    number,
    documentNumber: order.documentNumber ?? number,
    isAccountOrder,
    isClaimable: canBeClaimed && !isAccountOrder && !order.ownedByAccount,
    status,
    payment: toPaymentState(order.payment),
    placedOn: formatPlacedOn(order.placedAt, language),
    currency: order.currency,
    contact,
    billingAddress: presentAddress(order.billingAddress),
    deliveryAddress: presentAddress(order.deliveryAddress),
    lines: order.lines.map((line) => presentOrderLine(line, language, now)),
    promotions: promotions.map(({ promotionCode, kind, description, discount, remaining, lang }) => ({
      code: promotionCode,
      kind,
      description,
      discount: discount.gross,
      remaining,
      isPayment: kind === 'voucher' && totals.vouchers !== undefined,
      lang,
    })),
    shipping: shipping && {
      name: shipping.name,
      date: shipping.date && formatCalendarDay(shipping.date, language),
      total: shipping.total.gross,
      arrival: shipping.arrival ?? null,
      lang: shipping.lang,
    },
    totals: {
      quantity: totals.quantity,
      subtotal: totals.lines.gross,
      discount: totals.discount.gross,
      shipping: totals.shipping.gross,
      taxes: totals.taxes,
      net: totals.total.net,
      total: totals.total.gross,
      toPay: getAmountToPay(totals),
      refunded: totals.refunded,
      refundedToVouchers: totals.refundedToVouchers ?? 0,
    },
  }
}
