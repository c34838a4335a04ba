import type * as contract from '#shared/api/orders/orders-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatLongDate, formatLongDateTime, houseZone } from '../../presentation/event-date.ts'
import { imageOf } from '../../presentation/image-of.ts'
import type { OrderLine, Ticket } from '../../upstream/schemas/orders.ts'
import { drawQr } from './draw-qr.ts'
import { viewNight } from './night-view.ts'

export const hrefOf = (type: OrderLine['type'], slug: string) =>
  type === 'event' ? `/whats-on/${slug}` : `/products/${slug}`

const dayOf = (iso: string, language: Language) => formatLongDate(iso, houseZone, language)

const viewTicket = ({ code, usedAt, ...ticket }: Ticket, timeZone: string, language: Language): contract.Ticket => ({
  ...ticket,
  usedAt: usedAt === null ? null : formatLongDateTime(usedAt, timeZone, language),
  qr: drawQr(code),
})

/** A line as it was sold, and what came of it. Of a ticket's code only the picture leaves. */
export const viewLine = (line: OrderLine, language: Language): contract.OrderLine => {
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
  } = line
  return {
    id,
    type,
    name: productName,
    variantName,
    href: hrefOf(type, slug),
    image: imageOf(media),
    quantity,
    refundedQuantity,
    extraData,
    unitPrice: unitPrice.gross,
    total: total.gross,
    discount: discount.gross,
    night: event && viewNight(event, language),
    tickets: line.tickets.map((ticket) => viewTicket(ticket, event?.dates.timeZone ?? houseZone, language)),
    vouchers: line.vouchers.map(({ code, value, balance, expiresAt }) => ({
      code,
      value,
      balance,
      validUntil: dayOf(expiresAt, language),
    })),
    memberships: line.memberships.map(({ status, validFrom, validUntil }) => ({
      status,
      from: validFrom && dayOf(validFrom, language),
      until: validUntil && dayOf(validUntil, language),
    })),
  }
}
