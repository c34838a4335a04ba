import type { OrderAddressResource } from '#shared/wire/contact.ts'
import type { OrderLineResource, OrderResource, OrderedEventResource } from '#shared/wire/orders.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { formatLongDay, formatVenueTime } from '../documents/date-format.ts'
import { isMadeToOrder } from '#shared/wire/extra-data.ts'
import { formatAmount } from '../domain/pricing/format-amount.ts'
import { getLocaleTag, type Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { heading, link, text, type EmailBlock } from './email-blocks.ts'
import type { LabelledLink } from './email-html.ts'
import { listAddressLines } from './format-address.ts'
import { formatLocalDate } from './format-timestamp.ts'
import { breakLinks } from '../domain/untrusted-text.ts'
import { toShopLink } from '../domain/shop-link.ts'

/**
 * An order in the language of the email. Links have the URL of the shop and the token of this order. `now` is when the
 * email is composed. With `omitsTypedText` the order is without what its buyer typed, and the email explains it.
 */
export type OrderEmailInput = {
  order: OrderResource
  locale: Locale
  shopUrl: string
  token: string
  now: Date
  omitsTypedText?: boolean
}

/** "Friday 20 November 2026, doors 19:00, on stage 20:00". */
export const formatWhen = ({ dates }: Pick<OrderedEventResource, 'dates'>, locale: Locale): string => {
  const { doorsAt, startsAt, timeZone } = dates
  const times = getTexts('emails', locale)('order.times', {
    doors: formatVenueTime(doorsAt, timeZone, locale),
    starts: formatVenueTime(startsAt, timeZone, locale),
  })
  return `${formatLongDay(startsAt, timeZone, locale)}, ${times}`
}

export const formatWhere = ({ venue, address }: Pick<OrderedEventResource, 'venue' | 'address'>): string =>
  [venue.name, ...(address.length > 0 ? address : [venue.city])].join(', ')

export const formatLineName = ({ productName, variantName }: OrderLineResource): string =>
  variantName ? `${productName}, ${variantName}` : productName

const formatPercent = (rate: number, locale: Locale) =>
  new Intl.NumberFormat(getLocaleTag(locale), { style: 'percent', maximumFractionDigits: 1 }).format(rate)

/**
 * Every amount of the order, with VAT per rate, as the law requires on a receipt. Gift vouchers pay after tax; in older
 * orders they are deductions.
 */
export const createAmountBlocks = ({ order, locale }: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const { totals, promotions, shipping } = order
  const amount = (minor: number) => formatAmount(minor, order.currency, locale)
  const shippingDay = shipping?.date ? `, ${formatLocalDate(shipping.date, locale)}` : ''
  const isPayment = ({ kind }: { kind: string }) => kind === 'voucher' && totals.vouchers !== undefined
  const voucherPayments = promotions
    .filter((promotion) => isPayment(promotion) && promotion.discount.gross > 0)
    .map(({ promotionCode, discount }) => ({
      label: t('order.paidWithVoucher', { code: promotionCode }),
      value: amount(-discount.gross),
    }))
  const rows = [
    { label: t('order.lines'), value: amount(totals.lines.gross) },
    ...promotions
      .filter((promotion) => !isPayment(promotion))
      .map(({ kind, description, promotionCode, discount }) => {
        return {
          label:
            kind === 'voucher' ? `${t('order.giftVoucher')} ${promotionCode}` : `${description} (${promotionCode})`,
          value: amount(-discount.gross),
        }
      }),
    ...(shipping
      ? [
          {
            label: `${t('order.delivery')}: ${shipping.name}${shippingDay}`,
            value: shipping.total.gross === 0 ? t('order.free') : amount(shipping.total.gross),
          },
        ]
      : []),
    { label: t('order.total'), value: amount(totals.total.gross), strong: true },
    ...totals.taxes.map(({ rate, net, tax }) => ({
      label: t('order.tax', { rate: formatPercent(rate, locale), net: amount(net) }),
      value: amount(tax),
    })),
    ...voucherPayments,
    ...(voucherPayments.length > 0
      ? [{ label: t('order.toPay'), value: amount(getAmountToPay(totals)), strong: true }]
      : []),
    ...(totals.refunded > 0 ? [{ label: t('order.refundedSoFar'), value: amount(-totals.refunded) }] : []),
    ...(totals.refundedToVouchers
      ? [{ label: t('order.refundedToVouchersSoFar'), value: amount(-totals.refundedToVouchers) }]
      : []),
    ...(order.documentNumber ? [{ label: t('order.documentNumber'), value: order.documentNumber }] : []),
  ]
  return [heading(t('order.amounts')), { kind: 'rows', rows }]
}

const formatAddress = (address: OrderAddressResource, locale: Locale) => {
  const { countryCode } = address
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode
  // A company's name may be a URL, which must not become a link.
  return listAddressLines(address, country).map(breakLinks).join('\n')
}

export const createAddressBlocks = ({
  order: { billingAddress, deliveryAddress },
  locale,
}: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const delivery = deliveryAddress && formatAddress(deliveryAddress, locale)
  const billing = billingAddress && formatAddress(billingAddress, locale)
  return [
    ...(delivery ? [heading(t('order.deliveryAddress')), text(delivery)] : []),
    ...(billing
      ? [heading(t('order.billingAddress')), text(billing === delivery ? t('order.asDelivery') : billing)]
      : []),
  ]
}

/** Tickets of some lines that were not given back. */
export const countValidTickets = (lines: readonly OrderLineResource[]): number =>
  lines.flatMap(({ tickets }) => tickets).filter(({ status }) => status !== 'cancelled').length

/** Links that open the order and, when a ticket is valid, the tickets, in any browser and without an account. */
export const createOrderLinks = ({ order, locale, shopUrl, token }: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const count = countValidTickets(order.lines.filter(({ event }) => event?.saleStatus !== 'cancelled'))
  const toOrderLink = (parameters = {}) => toShopLink(shopUrl, '/orders/look-up', locale, { token, ...parameters })
  return [
    ...(count > 0 ? [link(t('order.showTickets', { count }), toOrderLink({ page: 'tickets' }))] : []),
    link(t('order.showOrder'), toOrderLink()),
  ]
}

/** “This was not me”: ends the links of the order for this address. */
export const createNotMeLink = ({ locale, shopUrl, token }: OrderEmailInput): EmailBlock => {
  const t = getTexts('emails', locale)
  return link(t('order.notMeLink'), toShopLink(shopUrl, '/orders/not-me', locale, { token }), t('order.notMe'))
}

/** The end of an email about an order: help, and “this was not me”. */
export const createClosingBlocks = (view: OrderEmailInput): EmailBlock[] => [
  text(getTexts('emails', view.locale)('order.help')),
  createNotMeLink(view),
]

/** The foot of an email about an order leads to the imprint. */
export const createOrderFoot = ({ locale, shopUrl }: OrderEmailInput): { footLinks: LabelledLink[] } => ({
  footLinks: [{ label: getTexts('emails', locale)('order.imprint'), url: toShopLink(shopUrl, '/imprint', locale) }],
})

/** Information that a confirmation must contain by law: terms and right of withdrawal. The foot has the seller. */
export const createRightsBlocks = ({ order, locale, shopUrl }: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const hasTickets = order.lines.some(({ type }) => type === 'event')
  const hasMadeToOrder = order.lines.some(isMadeToOrder)
  const hasOthers = order.lines.some(({ type }) => type !== 'event')
  return [
    heading(t('order.rights')),
    ...(hasTickets ? [text(t('order.noWithdrawal'))] : []),
    ...(hasMadeToOrder ? [text(t('order.noWithdrawalMadeToOrder'))] : []),
    ...(hasOthers
      ? [link(t('order.withdrawalForm'), toShopLink(shopUrl, '/withdrawal', locale), t('order.withdrawal'))]
      : []),
    link(t('order.terms'), toShopLink(shopUrl, '/bookings-terms-and-conditions', locale)),
  ]
}
