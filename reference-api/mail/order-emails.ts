import type { OrderResource } from '#shared/wire/orders.ts'
import { formatLongDay } from '../documents/date-format.ts'
import { formatAmount } from '../domain/pricing/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createBlockEmail, heading, link, text, type EmailBlock } from './email-blocks.ts'
import {
  createAddressBlocks,
  createAmountBlocks,
  createClosingBlocks,
  createOrderFoot,
  createOrderLinks,
  createRightsBlocks,
  countValidTickets,
  formatWhen,
  formatWhere,
  type OrderEmailInput,
} from './order-blocks.ts'
import type { GiftDetails } from '../store/orders/order-email-queue.ts'
import type { ChangeDetails, RefundDetails, ReturnDetails } from './order-email-details.ts'
import type { Email } from './mailer.ts'
import {
  createLineBlocks,
  createLineCard,
  createTicketBlocks,
  sortLinesByType,
  toCardDate,
  toPreviousEvent,
} from './order-cards.ts'
import { toLinePicture } from './line-picture.ts'
import { toShopLink } from '../domain/shop-link.ts'

const toRecipient = ({ contact: { email, firstName } }: OrderResource) => ({ email, firstName })

const composeOrderEmail = (view: OrderEmailInput, subject: string, blocks: EmailBlock[], title?: string): Email => {
  const { order, locale, omitsTypedText } = view
  const omission = omitsTypedText ? [text(getTexts('emails', locale)('order.typedTextOmitted'))] : []
  return createBlockEmail(toRecipient(order), locale, subject, [...blocks, ...omission, ...createClosingBlocks(view)], {
    title,
    ...createOrderFoot(view),
  })
}

const summariseProductNames = ({ order, locale }: OrderEmailInput) => {
  const [name = '', ...others] = new Set(sortLinesByType(order.lines).map(({ productName }) => productName))
  return others.length > 0 ? getTexts('emails', locale)('order.andMore', { name }) : name
}

/** The order confirmation: items, dates, venues, every amount, addresses, and what the law requires. */
export const createConfirmationEmail = (view: OrderEmailInput): Email => {
  const { order, locale } = view
  const t = getTexts('emails', locale)
  // Only this service sends tickets on paper.
  const isPosted = order.shipping?.service === 'ticket-post'
  const ticketCount = countValidTickets(order.lines)
  return composeOrderEmail(
    view,
    t('order.confirmationSubject', { number: order.number, what: summariseProductNames(view) }),
    [
      text(
        t('order.confirmationText', {
          number: order.number,
          total: formatAmount(order.totals.total.gross, order.currency, locale),
        }),
      ),
      ...(ticketCount > 0
        ? [text(t(isPosted ? 'order.postedTickets' : 'order.ticketsAttached', { count: ticketCount }))]
        : []),
      ...createOrderLinks(view),
      ...createLineBlocks(view),
      ...createAmountBlocks(view),
      ...createAddressBlocks(view),
      ...createRightsBlocks(view),
    ],
    t('order.confirmationTitle'),
  )
}

export const createTicketsEmail = (view: OrderEmailInput): Email => {
  const t = getTexts('emails', view.locale)
  const { number, lines } = view.order
  const count = countValidTickets(lines)
  return composeOrderEmail(
    view,
    t('order.ticketsSubject', { number, count }),
    [text(t('order.ticketsText', { number, count })), ...createOrderLinks(view), ...createTicketBlocks(view)],
    t('order.ticketsTitle', { count }),
  )
}

const getChangeTexts = (kind: ChangeDetails['change'], name: string, when: string, locale: Locale) => {
  const t = getTexts('emails', locale)
  switch (kind) {
    case 'cancelled':
      return { subject: t('order.cancelledSubject', { name }), message: t('order.cancelledText', { name, when }) }
    case 'postponed':
      return { subject: t('order.postponedSubject', { name }), message: t('order.postponedText', { name, when }) }
    case 'moved':
      return { subject: t('order.movedSubject', { name }), message: t('order.movedText', { name }) }
    case 'back':
      return { subject: t('order.takesPlaceSubject', { name }), message: t('order.takesPlaceText', { name }) }
  }
}

/**
 * Says that an event of the order is cancelled, postponed, moved or takes place again. Null when the order has no
 * ticket of it any more.
 */
export const createEventChangedEmail = (
  view: OrderEmailInput,
  { change, before, slug, refunded }: ChangeDetails,
): Email | null => {
  const { order, locale } = view
  const t = getTexts('emails', locale)
  const lines = order.lines.filter(({ event, slug: productSlug }) => event && [event.slug, productSlug].includes(slug))
  const [line] = lines
  if (!line?.event) return null
  const count = countValidTickets(lines)
  const plannedDay = formatLongDay(before.dates.startsAt, before.dates.timeZone, locale)
  const { subject, message } = getChangeTexts(change, line.productName, plannedDay, locale)
  const takesPlace = change === 'moved' || change === 'back'
  const card: EmailBlock = {
    kind: 'card',
    name: line.productName,
    lang: line.lang,
    image: toLinePicture(line, view.shopUrl),
    ...(takesPlace
      ? {
          date: { ...toCardDate(line.event, view), long: `${t('order.now')}: ${formatWhen(line.event, locale)}` },
          ...(change === 'moved' && { previous: toPreviousEvent(before, line.event, view) }),
          details: [formatWhere(line.event)],
        }
      : {
          date: { ...toCardDate(before, view), long: plannedDay },
          state: { label: t(`order.${change}`), isCancelled: change === 'cancelled' },
          details: [`${before.venue.name}, ${before.venue.city}`],
        }),
  }
  return composeOrderEmail(view, subject, [
    text(message),
    card,
    text(
      change === 'cancelled'
        ? refunded
          ? t('order.moneyBackSoon')
          : t('order.moneyBack')
        : t('order.ticketsStayValid', { count }),
    ),
    ...(takesPlace ? [text(t('order.newTickets', { count }))] : []),
    ...(change === 'cancelled'
      ? [
          // The link to the order comes first, because the tickets of this event are invalid.
          ...createOrderLinks(view).toReversed(),
          link(t('order.otherEvents'), toShopLink(view.shopUrl, '/whats-on', locale, { venue: before.venue.slug })),
        ]
      : createOrderLinks(view)),
  ])
}

const createRefundRows = (
  { amount, toVouchers }: Pick<RefundDetails, 'amount' | 'toVouchers'>,
  { order, locale }: OrderEmailInput,
): EmailBlock[] => {
  const t = getTexts('emails', locale)
  const format = (minor: number) => formatAmount(minor, order.currency, locale)
  const parts = [
    ...(amount > 0 ? [{ label: t('order.refundToPayment'), value: format(amount) }] : []),
    ...(toVouchers > 0 ? [{ label: t('order.refundToVoucher'), value: format(toVouchers) }] : []),
  ]
  const total = { label: t('order.refundTotal'), value: format(amount + toVouchers), strong: true }
  return parts.length > 0 ? [{ kind: 'rows', rows: [...parts, total] }] : [text(t('order.nothingToRefund'))]
}

/** Names how much was refunded and of which items, and which tickets are invalid. Its button opens the order. */
export const createRefundEmail = (
  view: OrderEmailInput,
  { amount, toVouchers, serials, spent, reason, lines = [], stoppedGifts = [] }: RefundDetails,
): Email => {
  const { order, locale } = view
  const { number } = order
  const t = getTexts('emails', locale)
  const total = formatAmount(amount + toVouchers, order.currency, locale)
  const refundedItems = lines.flatMap(({ orderLineId, quantity }): EmailBlock[] => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    if (!line) return []
    const { productName: name, variantName: variant, lang, event } = line
    const date = event ? { date: toCardDate(event, view) } : {}
    return [
      { kind: 'card', name, variant, lang, quantity, ...date, details: [], image: toLinePicture(line, view.shopUrl) },
    ]
  })
  const remarks = [
    ...(serials.length > 0 ? [text(t('order.ticketsVoid', { serials: serials.join(', ') }))] : []),
    ...(spent.length > 0 ? [text(t('order.spentVouchers', { codes: spent.join(', '), count: spent.length }))] : []),
    ...stoppedGifts.map((name) => text(t('order.giftStopped', { name }))),
    ...(reason ? [text(t('order.reason', { reason }))] : []),
  ]
  return composeOrderEmail(
    view,
    t('order.refundSubject', { number }),
    [
      ...(amount > 0 ? [text(t('order.refundText', { number }))] : []),
      ...createRefundRows({ amount, toVouchers }, view),
      ...refundedItems,
      ...(remarks.length > 0 ? [heading(t('order.remarks')), ...remarks] : []),
      ...createOrderLinks(view).toReversed(),
    ],
    amount + toVouchers > 0 ? t('order.refundTitle', { amount: total }) : undefined,
  )
}

/** Says that a voucher did not reach its recipient. Null when it is no longer valid. */
export const createGiftUndeliveredEmail = (view: OrderEmailInput, { orderLineId }: GiftDetails): Email | null => {
  const line = view.order.lines.find(({ id }) => id === orderLineId)
  if (!line?.vouchers.some(({ balance }) => balance > 0)) return null
  const t = getTexts('emails', view.locale)
  const name = line.extraData.giftTo ?? ''
  return composeOrderEmail(view, t('order.giftUndeliveredSubject', { name }), [
    text(t('order.giftUndeliveredText', { name })),
    createLineCard(line, view, false),
    ...createOrderLinks(view),
  ])
}

/**
 * Says that a late payment was returned because there is no order. Such a payment costs nothing, so the email contains
 * no name.
 */
export const createPaymentReturnedEmail = (
  { email, language, amount, currency }: ReturnDetails,
  shopUrl: string,
): Email => {
  const t = getTexts('emails', language)
  const blocks = [
    text(t('order.paymentReturnedText', { amount: formatAmount(amount, currency, language) })),
    text(t('order.paymentReturnedMore')),
    link(t('order.basket'), toShopLink(shopUrl, '/basket', language)),
  ]
  return createBlockEmail({ email }, language, t('order.paymentReturnedSubject'), [...blocks, text(t('order.help'))])
}
