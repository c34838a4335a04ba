import type { OrderResource } from '#shared/wire/orders.ts'
import { formatLongDay } from '../documents/date-format.ts'
import { formatAmount } from '../domain/orders/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { createBlockEmail, heading, link, text, type EmailBlock } from './email-blocks.ts'
import {
  createAddressBlocks,
  createAmountBlocks,
  createLineBlocks,
  formatLineName,
  createOrderLink,
  createRightsBlocks,
  formatWhen,
  formatWhere,
  type OrderView,
} from './order-blocks.ts'
import type { ChangeDetails, RefundDetails, ReturnDetails } from './order-email-details.ts'
import { orderTexts } from './order-texts.ts'
import type { Email } from './mailer.ts'

const toRecipient = ({ contact: { email, firstName } }: OrderResource) => ({ email, firstName })

const composeOrderEmail = ({ order, locale }: OrderView, subject: string, blocks: EmailBlock[]): Email =>
  createBlockEmail(toRecipient(order), locale, subject, [...blocks, text(orderTexts[locale].help)])

const summariseGoods = ({ lines }: OrderResource) => {
  const [first = '', ...more] = [...new Set(lines.map(({ productName }) => productName))]
  return more.length > 0 ? `${first} +${more.length}` : first
}

/** The contract: what, when, where, every amount, addresses, and what a buyer has to be told by law. */
export const confirmationEmail = (view: OrderView): Email => {
  const { order, locale } = view
  const texts = orderTexts[locale]
  // A parcel carries records: tickets travel on paper by one service alone.
  const isPosted = order.shipping?.service === 'ticket-post'
  const hasTickets = order.lines.some(({ tickets }) => tickets.length > 0)
  const hasVouchers = order.lines.some(({ vouchers }) => vouchers.length > 0)
  return composeOrderEmail(view, texts.confirmed(order.number, summariseGoods(order)), [
    text(texts.thanks(order.number, formatAmount(order.totals.total.gross, order.currency, locale))),
    ...(hasTickets ? [text(isPosted ? texts.postedTickets : texts.ticketsAttached)] : []),
    ...(hasVouchers ? [text(texts.vouchersAttached)] : []),
    ...createLineBlocks(view),
    ...createAmountBlocks(view),
    ...createAddressBlocks(view),
    heading(texts.order),
    createOrderLink(view),
    ...createRightsBlocks(view),
  ])
}

export const ticketsEmail = (view: OrderView): Email => {
  const texts = orderTexts[view.locale]
  return composeOrderEmail(view, texts.again(view.order.number), [
    text(texts.againText),
    ...createLineBlocks(view),
    createOrderLink(view),
  ])
}

const getChangeTexts = (kind: ChangeDetails['change'], name: string, when: string, locale: Locale) => {
  const texts = orderTexts[locale]
  switch (kind) {
    case 'cancelled':
      return { subject: texts.cancelled(name), message: texts.cancelledText(name, when) }
    case 'postponed':
      return { subject: texts.postponed(name), message: texts.postponedText(name, when) }
    case 'moved':
      return { subject: texts.moved(name), message: texts.movedText(name) }
    case 'back':
      return { subject: texts.back(name), message: texts.backText(name) }
  }
}

/** A night of the order is cancelled, postponed, moved, or on again. Null when the order has nothing of it any more. */
export const eventChangedEmail = (view: OrderView, { change, before, slug, refunded }: ChangeDetails): Email | null => {
  const { order, locale } = view
  const texts = orderTexts[locale]
  const line = order.lines.find(
    (candidate) => candidate.event && (candidate.event.slug === slug || candidate.slug === slug),
  )
  if (!line?.event) return null
  const { subject, message } = getChangeTexts(
    change,
    line.productName,
    formatLongDay(before.dates.startsAt, before.dates.timeZone, locale),
    locale,
  )
  const takesPlace = change === 'moved' || change === 'back'
  return composeOrderEmail(view, subject, [
    text(message),
    ...(change === 'moved'
      ? [text(`${texts.before}: ${formatWhen(before, locale)}, ${before.venue.name}, ${before.venue.city}`)]
      : []),
    ...(takesPlace ? [text(`${texts.now}: ${formatWhen(line.event, locale)}\n${formatWhere(line.event)}`)] : []),
    text(change === 'cancelled' ? (refunded ? texts.moneyBackSoon : texts.moneyBack) : texts.staysGood),
    ...(takesPlace ? [text(texts.newTickets)] : []),
    createOrderLink(view),
  ])
}

/** What of the order was given back, how much, and which tickets are no longer good. */
export const refundEmail = (view: OrderView, { amount, toVouchers, serials, spent, reason }: RefundDetails): Email => {
  const { order, locale } = view
  const texts = orderTexts[locale]
  const format = (minor: number) => formatAmount(minor, order.currency, locale)
  return composeOrderEmail(view, texts.refunded(order.number), [
    ...(amount > 0 ? [text(texts.refundedText(format(amount)))] : []),
    ...(toVouchers > 0 ? [text(texts.refundedVouchers(format(toVouchers)))] : []),
    ...(amount === 0 && toVouchers === 0 ? [text(texts.refundedNothing)] : []),
    ...(serials.length > 0 ? [text(texts.noLonger(serials.join(', ')))] : []),
    ...(spent.length > 0 ? [text(texts.spentVouchers(spent.join(', ')))] : []),
    ...(reason ? [text(texts.reason(reason))] : []),
    text(order.lines.map((line) => `${line.quantity} × ${formatLineName(line)}`).join('\n')),
    createOrderLink(view),
  ])
}

/** Of a payment that came too late to become an order. */
export const paymentReturnedEmail = (
  { email, firstName, language, amount, currency }: ReturnDetails,
  shopUrl: string,
): Email => {
  const texts = orderTexts[language]
  const blocks = [
    text(texts.returnedText(formatAmount(amount, currency, language))),
    text(texts.returnedMore),
    link(texts.basket, `${shopUrl}/basket`),
  ]
  return createBlockEmail({ email, firstName }, language, texts.returned, [...blocks, text(texts.help)])
}
