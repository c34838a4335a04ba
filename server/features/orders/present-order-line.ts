import type * as contract from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatLongDate, formatLongDateTime, companyTimeZone, getLocalDay } from '../../presentation/event-date.ts'
import { toImage } from '../../presentation/images.ts'
import type { OrderLineResource, TicketResource } from './order-resources.ts'
import { itemPath } from '../../presentation/item-path.ts'
import { drawQr } from './draw-qr.ts'
import { presentOrderedEvent } from './present-ordered-event.ts'
import { toItemType } from '../../presentation/item-type.ts'

const formatDay = (iso: string, language: Language) => formatLongDate(iso, companyTimeZone, language)

const presentTicket = (
  { code, usedAt, of, ...ticket }: TicketResource,
  timeZone: string,
  language: Language,
): contract.Ticket => ({
  ...ticket,
  ticketCount: of,
  usedAt: usedAt === null ? null : formatLongDateTime(usedAt, timeZone, language),
  qr: drawQr(code),
})

/** `due` from the day on which the recipient gets the email until it is sent. */
const presentGift = (
  { status, email, sendAt }: NonNullable<OrderLineResource['gift']>,
  language: Language,
  now: number,
): NonNullable<contract.OrderLine['gift']> => {
  const isDue = getLocalDay(Date.parse(sendAt), companyTimeZone) <= getLocalDay(now, companyTimeZone)
  return { status: status === 'scheduled' && isDue ? 'due' : status, email, day: formatDay(sendAt, language) }
}

/** The browser gets the QR image of a ticket's code, never the code. */
export const presentOrderLine = (line: OrderLineResource, language: Language, now: number): contract.OrderLine => {
  const {
    id,
    type,
    slug,
    productName,
    variantName,
    media,
    quantity,
    refundedQuantity,
    extraData,
    unitPrice,
    total,
    discount,
    event,
    gift,
    lang,
  } = line
  return {
    id,
    type: toItemType(type),
    name: productName,
    variantName,
    lang,
    href: itemPath(type, slug),
    image: toImage(media),
    quantity,
    refundedQuantity,
    extraData,
    unitPrice: unitPrice.gross,
    total: total.gross,
    discount: discount.gross,
    isUntaxed: unitPrice.taxRate === 0,
    event: event && presentOrderedEvent(event, language),
    tickets: line.tickets.map((ticket) => presentTicket(ticket, event?.dates.timeZone ?? companyTimeZone, language)),
    vouchers: line.vouchers.map(({ code, value, balance, expiresAt }) => ({
      code,
      value,
      balance,
      validUntil: formatDay(expiresAt, language),
    })),
    memberships: line.memberships.map(({ status, validFrom, validUntil }) => ({
      status,
      from: validFrom && formatDay(validFrom, language),
      until: validUntil && formatDay(validUntil, language),
    })),
    ...(gift ? { gift: presentGift(gift, language, now) } : {}),
  }
}
