import type { OrderLineResource, OrderedEventResource } from '#shared/wire/orders.ts'
import { formatDate, formatEventTimes, formatLongDay, formatShortDateParts } from '../documents/date-format.ts'
import type { EventSnapshot } from '../db/order-schema.ts'
import { isMadeToOrder, lineFieldKeys } from '#shared/wire/extra-data.ts'
import { formatAmount } from '../domain/pricing/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { companyTimeZone } from '../domain/time-zones.ts'
import { toDayInZone } from '../domain/zoned-time.ts'
import { text, type EmailBlock } from './email-blocks.ts'
import type { EmailCard, EmailDate } from './email-html.ts'
import { formatLineName, formatWhen, formatWhere, type OrderEmailInput } from './order-blocks.ts'
import { toLinePicture } from './line-picture.ts'

/** What the shopper wrote for the line, and that such a line is made to order. */
const formatLineTexts = ({ extraData }: OrderLineResource, locale: Locale): string[] => {
  const t = getTexts('emails', locale)
  return [
    ...lineFieldKeys.flatMap((key) => (extraData[key] ? [t(`order.${key}`, { text: extraData[key] })] : [])),
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
    ...tickets.map(({ serial, holder }) => (holder ? `${serial} · ${holder}` : serial)),
    // The vouchers of a line are alike, but for the code.
    ...vouchers.slice(0, 1).map(({ value, expiresAt }) => {
      return t('order.voucher', { value: amount(value), until: day(expiresAt), count: vouchers.length })
    }),
    ...memberships.flatMap(({ validFrom, validUntil }) =>
      validFrom && validUntil ? [t('order.membership', { from: day(validFrom), until: day(validUntil) })] : [],
    ),
  ]
}

/** What the member price takes off a line: the total is then lower than the quantity times the unit price. */
const formatMemberDiscount = (
  { unitPrice, quantity, total }: OrderLineResource,
  { order, locale }: OrderEmailInput,
) => {
  const saved = unitPrice.gross * quantity - total.gross
  return saved > 0
    ? [getTexts('emails', locale)('order.memberPrice', { amount: formatAmount(saved, order.currency, locale) })]
    : []
}

type Gift = NonNullable<OrderLineResource['gift']>

/** The day on which a voucher is emailed, unless it has come. */
const formatSendTime = ({ sendAt, email }: Gift & { email: string }, { locale, now }: OrderEmailInput): string => {
  const t = getTexts('emails', locale)
  return toDayInZone(new Date(sendAt), companyTimeZone) > toDayInZone(now, companyTimeZone)
    ? t('order.giftScheduled', { email, day: formatLongDay(sendAt, companyTimeZone, locale) })
    : t('order.giftToday', { email })
}

/** Who a voucher is for, and when it is emailed. */
const formatGift = (
  { extraData: { giftTo, giftMessage }, gift }: OrderLineResource,
  view: OrderEmailInput,
): string[] => {
  const t = getTexts('emails', view.locale)
  return [
    ...(giftTo ? [t('order.giftTo', { name: giftTo })] : []),
    ...(giftMessage ? [t('order.giftMessage', { message: giftMessage })] : []),
    ...(gift?.email ? [formatSendTime({ ...gift, email: gift.email }, view)] : []),
    ...(gift?.status === 'sent' ? [t('order.giftSent')] : []),
    ...(gift?.status === 'stopped' ? [t('order.giftNotSent')] : []),
  ]
}

/** The date of an event on its card; with the year unless that is the year of the order. */
export const toCardDate = (
  event: Pick<OrderedEventResource, 'dates'>,
  { order, locale }: OrderEmailInput,
): EmailDate => {
  const { startsAt, timeZone } = event.dates
  const { weekday, day, month, year } = formatShortDateParts(startsAt, timeZone, locale)
  return {
    weekday,
    day,
    month: order.placedAt.startsWith(year) ? month : `${month} ${year}`,
    times: formatEventTimes(event.dates, locale),
    long: formatWhen(event, locale),
  }
}

/** What a moved event had before, without what stays. */
export const toPreviousEvent = (
  before: EventSnapshot,
  now: OrderedEventResource,
  view: OrderEmailInput,
): NonNullable<EmailCard['previous']> => {
  const t = getTexts('emails', view.locale)
  const previous = toCardDate(before, view)
  const current = toCardDate(now, view)
  const isSameDay = previous.day === current.day && previous.month === current.month
  const where = `${before.venue.name}, ${before.venue.city}`
  return {
    label: `${t('order.newDate')}:`,
    ...(!isSameDay && { date: previous }),
    ...(isSameDay && previous.times !== current.times && { times: previous.times }),
    ...(before.venue.slug !== now.venue.slug && { where }),
    long: `${t('order.before')}: ${previous.long}, ${where}`,
  }
}

/** An event with its date, and whether it does not take place then. */
const toCardEvent = (event: OrderedEventResource, view: OrderEmailInput) => {
  const { saleStatus } = event
  const isOff = saleStatus === 'cancelled' || saleStatus === 'postponed'
  const label = isOff && getTexts('emails', view.locale)(`order.${saleStatus}`)
  return {
    date: toCardDate(event, view),
    ...(label && { state: { label, isCancelled: saleStatus === 'cancelled' } }),
  }
}

/**
 * A line as a card. `hasPrice` is true in the confirmation only, which has the vouchers attached. Other emails are
 * about tickets or a gift, not about what they cost.
 */
export const createLineCard = (line: OrderLineResource, view: OrderEmailInput, hasPrice = true): EmailBlock => {
  const { locale, order, shopUrl } = view
  const { productName, variantName, lang, quantity, event, type, unitPrice, total, vouchers } = line
  const t = getTexts('emails', locale)
  const isUntaxed = type === 'voucher' && unitPrice.taxRate === 0
  return {
    kind: 'card',
    name: productName,
    variant: variantName,
    lang,
    quantity,
    ...(hasPrice && { price: formatAmount(total.gross, order.currency, locale) }),
    ...(event && toCardEvent(event, view)),
    ...(vouchers.length > 0 && {
      codes: { label: t('order.code', { count: vouchers.length }), values: vouchers.map(({ code }) => code) },
    }),
    image: toLinePicture(line, shopUrl),
    details: [
      ...(event ? [formatWhere(event)] : []),
      ...(hasPrice ? formatMemberDiscount(line, view) : []),
      ...formatLineTexts(line, locale),
      ...(hasPrice && isUntaxed ? [t('order.taxedWhenRedeemed')] : []),
      ...formatGift(line, view),
      ...formatIssuedItems(line, view),
      ...(hasPrice && vouchers.length > 0 ? [t('order.vouchersAttached')] : []),
    ],
  }
}

const createMembershipNote = ({ order: { lines }, locale }: OrderEmailInput): EmailBlock[] =>
  lines.some(({ memberships }) => memberships.some(({ status }) => status === 'waiting'))
    ? [text(getTexts('emails', locale)('order.membershipWaits'))]
    : []

/** Events first, because they have a date, and gift vouchers last. */
export const sortLinesByType = (lines: readonly OrderLineResource[]): OrderLineResource[] => {
  const getRank = ({ type }: OrderLineResource) => (type === 'event' ? 0 : type === 'voucher' ? 2 : 1)
  return lines.toSorted((a, b) => getRank(a) - getRank(b))
}

/**
 * A whole order in one card, so that an email about many stays short. The card has its first line with the picture, the
 * names of the others, and what was refunded.
 */
export const createOrderCard = (view: OrderEmailInput): EmailBlock[] => {
  const { order, locale, shopUrl } = view
  const t = getTexts('emails', locale)
  const { refunded } = order.totals
  const [first, ...others] = sortLinesByType(order.lines)
  if (!first) return []
  return [
    {
      kind: 'card',
      name: first.productName,
      variant: first.variantName,
      lang: first.lang,
      quantity: first.quantity,
      ...(first.event && toCardEvent(first.event, view)),
      image: toLinePicture(first, shopUrl),
      details: [
        ...(first.event ? [formatWhere(first.event)] : []),
        ...others.map((line) => `${line.quantity} × ${formatLineName(line)}`),
        ...(refunded > 0 ? [`${t('order.refundedSoFar')}: ${formatAmount(refunded, order.currency, locale)}`] : []),
        t('order.placed', { date: formatDate(order.placedAt, companyTimeZone, locale) }),
      ],
    },
  ]
}

/** Everything that was bought, with its prices. */
export const createLineBlocks = (view: OrderEmailInput): EmailBlock[] => [
  ...sortLinesByType(view.order.lines).map((line) => createLineCard(line, view)),
  ...createMembershipNote(view),
]

/** The lines that the attachments are about: those with tickets or, if there are none, all lines. */
export const createTicketBlocks = (view: OrderEmailInput): EmailBlock[] => {
  const { lines } = view.order
  const ticketLines = lines.filter(({ tickets }) => tickets.length > 0)
  return [
    ...(ticketLines.length > 0 ? ticketLines : lines).map((line) => createLineCard(line, view, false)),
    ...createMembershipNote(view),
  ]
}
