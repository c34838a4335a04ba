import type { OrderAddress } from '#shared/wire/basket.ts'
import type { OrderedEvent, OrderLine, OrderResource } from '#shared/wire/orders.ts'
import { dayOf, longDay, timeOf } from '../documents/night-words.ts'
import { amountInWords } from '../domain/orders/amount-words.ts'
import type { Locale } from '../domain/locale.ts'
import { heading, link, text, type Block } from './letter-blocks.ts'
import { dayInWords } from './moment.ts'
import { orderWords } from './order-words.ts'

/** An order in the language of the letter, and where its links lead. */
export type OrderView = { order: OrderResource; locale: Locale; shopUrl: string }

/** Where the houses keep their books. */
const houseZone = 'Europe/London'

/** "Friday 20 November 2026, doors 19:00, on stage 20:00". */
export const whenOf = ({ dates }: Pick<OrderedEvent, 'dates'>, locale: Locale): string => {
  const { doorsAt, startsAt, timeZone } = dates
  const times = orderWords[locale].doors(timeOf(doorsAt, timeZone, locale), timeOf(startsAt, timeZone, locale))
  return `${longDay(startsAt, timeZone, locale)}, ${times}`
}

export const whereOf = ({ venue, address }: Pick<OrderedEvent, 'venue' | 'address'>): string =>
  [venue.name, ...(address.length > 0 ? address : [venue.city])].join(', ')

export const nameOf = ({ productName, variantName }: OrderLine): string =>
  variantName ? `${productName}, ${variantName}` : productName

const goodsOf = ({ tickets, vouchers, memberships }: OrderLine, { order, locale }: OrderView): string[] => {
  const words = orderWords[locale]
  const amount = (minor: number) => amountInWords(minor, order.currency, locale)
  const day = (iso: string) => dayOf(iso, houseZone, locale)
  return [
    ...(tickets.length > 0
      ? [`${words.tickets}: ${tickets.map(({ serial, holder }) => `${serial} (${holder})`).join(', ')}`]
      : []),
    ...vouchers.map(({ code, value, expiresAt }) => words.voucher(code, amount(value), day(expiresAt))),
    ...memberships.flatMap(({ validFrom, validUntil }) =>
      validFrom && validUntil ? [words.membership(day(validFrom), day(validUntil))] : [],
    ),
  ]
}

const lineBlock = (line: OrderLine, view: OrderView): Block => {
  const { locale, order } = view
  const night = line.event ? [whenOf(line.event, locale), whereOf(line.event)] : []
  const sum = amountInWords(line.total.gross, order.currency, locale)
  return text([`${line.quantity} × ${nameOf(line)}: ${sum}`, ...night, ...goodsOf(line, view)].join('\n'))
}

export const lineBlocks = (view: OrderView): Block[] => {
  const words = orderWords[view.locale]
  const waits = view.order.lines.some(({ memberships }) => memberships.some(({ status }) => status === 'waiting'))
  return [
    heading(words.what),
    ...view.order.lines.map((line) => lineBlock(line, view)),
    ...(waits ? [text(words.membershipWaits), link(words.account, `${view.shopUrl}/register`)] : []),
  ]
}

const percent = (rate: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', { style: 'percent', maximumFractionDigits: 1 }).format(
    rate,
  )

/** Every amount of the order, with VAT per rate: what is owed a receipt by law. */
export const amountBlocks = ({ order, locale }: OrderView): Block[] => {
  const words = orderWords[locale]
  const { totals, promotions, shipping } = order
  const amount = (minor: number) => amountInWords(minor, order.currency, locale)
  const shippingDay = shipping?.date ? ` ${words.on(dayInWords(shipping.date, locale))}` : ''
  const rows = [
    { label: words.lines, value: amount(totals.lines.gross) },
    ...promotions.map(({ kind, description, promotionCode, discount }) => {
      return {
        label: kind === 'voucher' ? `${words.giftVoucher} ${promotionCode}` : `${description} (${promotionCode})`,
        value: amount(-discount.gross),
      }
    }),
    ...(shipping
      ? [{ label: `${words.delivery}: ${shipping.name}${shippingDay}`, value: amount(shipping.total.gross) }]
      : []),
    { label: words.total, value: amount(totals.total.gross), strong: true },
    ...totals.taxes.map(({ rate, net, tax }) => ({
      label: words.tax(percent(rate, locale), amount(net)),
      value: amount(tax),
    })),
    ...(totals.refunded > 0 ? [{ label: words.refundedSoFar, value: amount(-totals.refunded) }] : []),
  ]
  return [heading(words.amounts), { kind: 'rows', rows }]
}

const addressText = (
  { firstName, lastName, company, line1, line2, postcode, city, region, countryCode }: OrderAddress,
  locale: Locale,
) => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode
  const town = countryCode === 'DE' ? [`${postcode} ${city}`] : [city, postcode]
  return [`${firstName} ${lastName}`, company, line1, line2, ...town, region, country].filter(Boolean).join('\n')
}

export const addressBlocks = ({ order: { billingAddress, deliveryAddress }, locale }: OrderView): Block[] => {
  const words = orderWords[locale]
  return [
    ...(deliveryAddress ? [heading(words.deliveryAddress), text(addressText(deliveryAddress, locale))] : []),
    ...(billingAddress ? [heading(words.billingAddress), text(addressText(billingAddress, locale))] : []),
  ]
}

/**
 * Where the order can be read: with the account, or with its number and address. The letter carries no key, since
 * letters are passed on.
 */
export const orderLink = ({ order, locale, shopUrl }: OrderView): Block => {
  const words = orderWords[locale]
  return order.key
    ? link(words.lookUp, `${shopUrl}/orders/look-up`)
    : link(words.ownOrder, `${shopUrl}/account/orders/${order.id}`)
}

/** What a confirmation owes a buyer by law: terms, withdrawal and who they have bought from, where it applies. */
export const rightsBlocks = ({ order, locale, shopUrl }: OrderView): Block[] => {
  const words = orderWords[locale]
  const hasTickets = order.lines.some(({ type }) => type === 'event')
  const hasOthers = order.lines.some(({ type }) => type !== 'event')
  return [
    heading(words.rights),
    ...(hasTickets ? [text(words.noWithdrawal)] : []),
    ...(hasOthers ? [link(words.withdrawal, `${shopUrl}/withdrawal`)] : []),
    link(words.terms, `${shopUrl}/bookings-terms-and-conditions`),
    link(words.imprint, `${shopUrl}/imprint`),
  ]
}
