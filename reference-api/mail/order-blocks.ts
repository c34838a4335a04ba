import type { OrderAddressResource } from '#shared/wire/contact.ts'
import type { OrderLineResource, OrderResource, OrderedEventResource } from '#shared/wire/orders.ts'
import { formatDate, formatLongDay, formatVenueTime } from '../documents/date-format.ts'
import { isMadeToOrder, lineTextKeys } from '../domain/baskets/line-texts.ts'
import { formatAmount } from '../domain/orders/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { heading, link, text, type EmailBlock } from './email-blocks.ts'
import { formatDay } from './format-timestamp.ts'

/** An order in the language of the email, and the shop URL for links. */
export type OrderEmailInput = { order: OrderResource; locale: Locale; shopUrl: string }

/** Time zone of the company's accounting. */
const companyTimeZone = 'Europe/London'

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

/** What the shopper wrote for the line, and that such a line is made to order. */
const formatLineTexts = ({ extraData }: OrderLineResource, locale: Locale): string[] => {
  const t = getTexts('emails', locale)
  return [
    ...lineTextKeys.flatMap((key) => (extraData[key] ? [t(`order.${key}`, { text: extraData[key] })] : [])),
    ...(isMadeToOrder({ extraData }) ? [t('order.madeToOrder')] : []),
  ]
}

const formatIssuedItems = (
  { tickets, vouchers, memberships }: OrderLineResource,
  { order, locale }: OrderEmailInput,
): string[] => {
  const t = getTexts('emails', locale)
  const amount = (minor: number) => formatAmount(minor, order.currency, locale)
  const day = (iso: string) => formatDate(iso, companyTimeZone, locale)
  return [
    ...(tickets.length > 0
      ? [`${t('order.tickets')}: ${tickets.map(({ serial, holder }) => `${serial} (${holder})`).join(', ')}`]
      : []),
    ...vouchers.map(({ code, value, expiresAt }) =>
      t('order.voucher', { code, value: amount(value), until: day(expiresAt) }),
    ),
    ...memberships.flatMap(({ validFrom, validUntil }) =>
      validFrom && validUntil ? [t('order.membership', { from: day(validFrom), until: day(validUntil) })] : [],
    ),
  ]
}

const createLineBlock = (line: OrderLineResource, view: OrderEmailInput): EmailBlock => {
  const { locale, order } = view
  const eventTexts = line.event ? [formatWhen(line.event, locale), formatWhere(line.event)] : []
  const totalText = formatAmount(line.total.gross, order.currency, locale)
  return text(
    [
      `${line.quantity} × ${formatLineName(line)}: ${totalText}`,
      ...eventTexts,
      ...formatLineTexts(line, locale),
      ...formatIssuedItems(line, view),
    ].join('\n'),
  )
}

export const createLineBlocks = (view: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', view.locale)
  const hasWaitingMembership = view.order.lines.some(({ memberships }) =>
    memberships.some(({ status }) => status === 'waiting'),
  )
  return [
    heading(t('order.goods')),
    ...view.order.lines.map((line) => createLineBlock(line, view)),
    ...(hasWaitingMembership
      ? [text(t('order.membershipWaits')), link(t('order.createAccount'), `${view.shopUrl}/register`)]
      : []),
  ]
}

const formatPercent = (rate: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', { style: 'percent', maximumFractionDigits: 1 }).format(
    rate,
  )

/** Every amount of the order, with VAT per rate, as the law requires on a receipt. */
export const createAmountBlocks = ({ order, locale }: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const { totals, promotions, shipping } = order
  const amount = (minor: number) => formatAmount(minor, order.currency, locale)
  const shippingDay = shipping?.date ? ` ${t('order.onDay', { day: formatDay(shipping.date, locale) })}` : ''
  const rows = [
    { label: t('order.lines'), value: amount(totals.lines.gross) },
    ...promotions.map(({ kind, description, promotionCode, discount }) => {
      return {
        label: kind === 'voucher' ? `${t('order.giftVoucher')} ${promotionCode}` : `${description} (${promotionCode})`,
        value: amount(-discount.gross),
      }
    }),
    ...(shipping
      ? [{ label: `${t('order.delivery')}: ${shipping.name}${shippingDay}`, value: amount(shipping.total.gross) }]
      : []),
    { label: t('order.total'), value: amount(totals.total.gross), strong: true },
    ...totals.taxes.map(({ rate, net, tax }) => ({
      label: t('order.tax', { rate: formatPercent(rate, locale), net: amount(net) }),
      value: amount(tax),
    })),
    ...(totals.refunded > 0 ? [{ label: t('order.refundedSoFar'), value: amount(-totals.refunded) }] : []),
  ]
  return [heading(t('order.amounts')), { kind: 'rows', rows }]
}

const formatAddress = (
  { firstName, lastName, company, line1, line2, postcode, city, region, countryCode }: OrderAddressResource,
  locale: Locale,
) => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode
  const town = countryCode === 'DE' ? [`${postcode} ${city}`] : [city, postcode]
  return [`${firstName} ${lastName}`, company, line1, line2, ...town, region, country].filter(Boolean).join('\n')
}

export const createAddressBlocks = ({
  order: { billingAddress, deliveryAddress },
  locale,
}: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  return [
    ...(deliveryAddress ? [heading(t('order.deliveryAddress')), text(formatAddress(deliveryAddress, locale))] : []),
    ...(billingAddress ? [heading(t('order.billingAddress')), text(formatAddress(billingAddress, locale))] : []),
  ]
}

/**
 * A link to the order: in the account, or to the form that asks for number and email address. The email contains no
 * order key, because emails are forwarded.
 */
export const createOrderLink = ({ order, locale, shopUrl }: OrderEmailInput): EmailBlock => {
  const t = getTexts('emails', locale)
  return order.key
    ? link(t('order.lookUp'), `${shopUrl}/orders/look-up`)
    : link(t('order.ownOrder'), `${shopUrl}/account/orders/${order.id}`)
}

/** Information that a confirmation must contain by law: terms, right of withdrawal and seller. */
export const createRightsBlocks = ({ order, locale, shopUrl }: OrderEmailInput): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const hasTickets = order.lines.some(({ type }) => type === 'event')
  const hasMadeToOrder = order.lines.some(isMadeToOrder)
  const hasOthers = order.lines.some(({ type }) => type !== 'event')
  return [
    heading(t('order.rights')),
    ...(hasTickets ? [text(t('order.noWithdrawal'))] : []),
    ...(hasMadeToOrder ? [text(t('order.noWithdrawalMadeToOrder'))] : []),
    ...(hasOthers ? [link(t('order.withdrawal'), `${shopUrl}/withdrawal`)] : []),
    link(t('order.terms'), `${shopUrl}/bookings-terms-and-conditions`),
    link(t('order.imprint'), `${shopUrl}/imprint`),
  ]
}
