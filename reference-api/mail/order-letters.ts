import type { OrderResource } from '#shared/wire/orders.ts'
import { longDay } from '../documents/night-words.ts'
import { amountInWords } from '../domain/orders/amount-words.ts'
import type { Locale } from '../domain/locale.ts'
import { blockLetter, heading, link, text, type Block } from './letter-blocks.ts'
import {
  addressBlocks,
  amountBlocks,
  lineBlocks,
  nameOf,
  orderLink,
  rightsBlocks,
  whenOf,
  whereOf,
  type OrderView,
} from './order-facts.ts'
import type { ChangeDetails, RefundDetails, ReturnDetails } from './order-letter-details.ts'
import { orderWords } from './order-words.ts'
import type { Letter } from './post.ts'

const buyerOf = ({ contact: { email, firstName } }: OrderResource) => ({ email, firstName })

const write = ({ order, locale }: OrderView, subject: string, blocks: Block[]): Letter =>
  blockLetter(buyerOf(order), locale, subject, [...blocks, text(orderWords[locale].help)])

const whatOf = ({ lines }: OrderResource) => {
  const [first = '', ...more] = [...new Set(lines.map(({ productName }) => productName))]
  return more.length > 0 ? `${first} +${more.length}` : first
}

/** The contract: what, when, where, every amount, addresses, and what a buyer has to be told by law. */
export const confirmationLetter = (view: OrderView): Letter => {
  const { order, locale } = view
  const words = orderWords[locale]
  // A parcel carries records: tickets travel on paper by one service alone.
  const isPosted = order.shipping?.service === 'ticket-post'
  const hasTickets = order.lines.some(({ tickets }) => tickets.length > 0)
  const hasVouchers = order.lines.some(({ vouchers }) => vouchers.length > 0)
  return write(view, words.confirmed(order.number, whatOf(order)), [
    text(words.thanks(order.number, amountInWords(order.totals.total.gross, order.currency, locale))),
    ...(hasTickets ? [text(isPosted ? words.postedTickets : words.ticketsAttached)] : []),
    ...(hasVouchers ? [text(words.vouchersAttached)] : []),
    ...lineBlocks(view),
    ...amountBlocks(view),
    ...addressBlocks(view),
    heading(words.order),
    orderLink(view),
    ...rightsBlocks(view),
  ])
}

export const ticketsLetter = (view: OrderView): Letter => {
  const words = orderWords[view.locale]
  return write(view, words.again(view.order.number), [text(words.againText), ...lineBlocks(view), orderLink(view)])
}

const changeWords = (kind: ChangeDetails['change'], name: string, when: string, locale: Locale) => {
  const words = orderWords[locale]
  switch (kind) {
    case 'cancelled':
      return { subject: words.cancelled(name), said: words.cancelledText(name, when) }
    case 'postponed':
      return { subject: words.postponed(name), said: words.postponedText(name, when) }
    case 'moved':
      return { subject: words.moved(name), said: words.movedText(name) }
    case 'back':
      return { subject: words.back(name), said: words.backText(name) }
  }
}

/** A night of the order is cancelled, postponed, moved, or on again. Null when the order has nothing of it any more. */
export const changeLetter = (view: OrderView, { change, before, slug, refunded }: ChangeDetails): Letter | null => {
  const { order, locale } = view
  const words = orderWords[locale]
  const line = order.lines.find(
    (candidate) => candidate.event && (candidate.event.slug === slug || candidate.slug === slug),
  )
  if (!line?.event) return null
  const { subject, said } = changeWords(
    change,
    line.productName,
    longDay(before.dates.startsAt, before.dates.timeZone, locale),
    locale,
  )
  const isOn = change === 'moved' || change === 'back'
  return write(view, subject, [
    text(said),
    ...(change === 'moved'
      ? [text(`${words.before}: ${whenOf(before, locale)}, ${before.venue.name}, ${before.venue.city}`)]
      : []),
    ...(isOn ? [text(`${words.now}: ${whenOf(line.event, locale)}\n${whereOf(line.event)}`)] : []),
    text(change === 'cancelled' ? (refunded ? words.moneyBackSoon : words.moneyBack) : words.staysGood),
    ...(isOn ? [text(words.newTickets)] : []),
    orderLink(view),
  ])
}

/** What of the order was given back, how much, and which tickets are no longer good. */
export const refundLetter = (
  view: OrderView,
  { amount, toVouchers, serials, spent, reason }: RefundDetails,
): Letter => {
  const { order, locale } = view
  const words = orderWords[locale]
  const inWords = (minor: number) => amountInWords(minor, order.currency, locale)
  return write(view, words.refunded(order.number), [
    ...(amount > 0 ? [text(words.refundedText(inWords(amount)))] : []),
    ...(toVouchers > 0 ? [text(words.refundedVouchers(inWords(toVouchers)))] : []),
    ...(amount === 0 && toVouchers === 0 ? [text(words.refundedNothing)] : []),
    ...(serials.length > 0 ? [text(words.noLonger(serials.join(', ')))] : []),
    ...(spent.length > 0 ? [text(words.spentVouchers(spent.join(', ')))] : []),
    ...(reason ? [text(words.reason(reason))] : []),
    text(order.lines.map((line) => `${line.quantity} × ${nameOf(line)}`).join('\n')),
    orderLink(view),
  ])
}

/** Of a payment that came too late to become an order. */
export const returnLetter = (
  { email, firstName, language, amount, currency }: ReturnDetails,
  shopUrl: string,
): Letter => {
  const words = orderWords[language]
  const blocks = [
    text(words.returnedText(amountInWords(amount, currency, language))),
    text(words.returnedMore),
    link(words.basket, `${shopUrl}/basket`),
  ]
  return blockLetter({ email, firstName }, language, words.returned, [...blocks, text(words.help)])
}
