import type { TicketResource } from '#shared/wire/extensions/tickets.ts'
import type { OrderLineResource, OrderResource, OrderedEventResource } from '#shared/wire/orders.ts'
import { formatAmount } from '../domain/pricing/format-amount.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { drawLabelledValue, drawFittedName, drawText } from './draw-text.ts'
import { formatLongDay, formatShortDateParts, formatVenueTime, formatEventTimes } from './date-format.ts'
import { getTicketAlert } from './ticket-alert.ts'
import { colors, pageSize, type PdfCanvas } from './pdf-page.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { drawTicketOutline } from './draw-ticket-outline.ts'

/** Data of one ticket page; texts of the order are in `locale`. */
export type TicketPage = {
  order: OrderResource
  line: OrderLineResource
  event: OrderedEventResource
  ticket: TicketResource
  poster: string | null
  locale: Locale
}

const { margin } = pageSize
const width = pageSize.width - 2 * margin
const tearOffset = width - 178
const padding = 22
const ticketBox = { x: margin, y: 92, width, height: 306 }

const drawHeader = (pdf: PdfCanvas, { order, ticket, locale }: TicketPage) => {
  const t = getTexts('documents', locale)
  drawText(pdf, t('brand'), { x: margin, y: 44, width: 200 }, { face: 'extraWide', size: 19 })
  const orderText = `${t('order', { number: order.number })} · ${t('ticket')} ${t('ticketPosition', { position: ticket.position, of: ticket.of })}`
  drawText(
    pdf,
    orderText,
    { x: margin + 200, y: 50, width: width - 200 },
    { align: 'right', size: 10, color: colors.muted },
  )
}

const drawDateBlock = (pdf: PdfCanvas, { event: { dates }, locale }: TicketPage, x: number, y: number) => {
  const { weekday, day, month } = formatShortDateParts(dates.startsAt, dates.timeZone, locale)
  const box = { x, width: 74 }
  drawText(pdf, weekday, { ...box, y }, { face: 'name', size: 15 })
  drawText(pdf, day, { ...box, y: y + 13 }, { face: 'name', size: 52 })
  drawText(pdf, month, { ...box, y: y + 66 }, { face: 'name', size: 15 })
}

const drawDetails = (
  pdf: PdfCanvas,
  { order, line, event: { dates }, ticket, locale }: TicketPage,
  x: number,
  y: number,
) => {
  const t = getTexts('documents', locale)
  const formatClock = (iso: string) => formatVenueTime(iso, dates.timeZone, locale)
  const ticketType = `${line.variantName ?? t('ticket')}, ${formatAmount(line.unitPrice.gross, order.currency, locale)}`
  const column = 104
  drawLabelledValue(pdf, t('doors'), formatClock(dates.doorsAt), { x, y, width: column - 8 })
  drawLabelledValue(pdf, t('onStage'), formatClock(dates.startsAt), { x: x + column, y, width: column - 8 })
  drawLabelledValue(pdf, t('ticket'), ticketType, { x, y: y + 33, width: 2 * column - 8 })
  if (ticket.holder) drawLabelledValue(pdf, t('name'), ticket.holder, { x, y: y + 66, width: 2 * column - 8 })
}

const drawTicket = (pdf: PdfCanvas, page: TicketPage, isVoid: boolean) => {
  const { line, event, ticket, locale } = page
  const t = getTexts('documents', locale)
  drawTicketOutline(pdf, ticketBox, tearOffset)
  const left = { x: ticketBox.x + padding, width: tearOffset - 2 * padding }
  const nameY = drawText(
    pdf,
    t('brandAtVenue', { venue: event.venue.name }),
    { ...left, y: ticketBox.y + 20 },
    { size: 10.5 },
  )
  drawFittedName(pdf, line.productName, { ...left, y: nameY + 6 }, [54, 46, 39, 33, 28, 24], 108)
  const detailsY = ticketBox.y + ticketBox.height - 150
  drawDateBlock(pdf, page, left.x, detailsY)
  drawDetails(pdf, page, left.x + 84, detailsY)
  drawText(
    pdf,
    event.address.join(', '),
    { ...left, y: ticketBox.y + ticketBox.height - 38 },
    { size: 9.5, color: colors.muted },
  )

  const code = { x: ticketBox.x + tearOffset + 14, width: width - tearOffset - 28 }
  if (isVoid) {
    drawFittedName(pdf, t('ticketVoid'), { ...code, y: ticketBox.y + 90 }, [22], 200)
    return
  }
  drawQrCode(pdf, ticket.code, { x: code.x, y: ticketBox.y + 44, size: code.width })
  drawText(
    pdf,
    ticket.serial,
    { ...code, y: ticketBox.y + 54 + code.width },
    { face: 'strong', size: 12, align: 'center' },
  )
  drawText(
    pdf,
    t('oneScan'),
    { ...code, y: ticketBox.y + 72 + code.width },
    { size: 9.5, color: colors.muted, align: 'center' },
  )
}

/** Draws a frame with the changes below the ticket. Returns the y of what follows. */
const drawAlert = (pdf: PdfCanvas, page: TicketPage): number => {
  const alert = getTicketAlert(page)
  const top = ticketBox.y + ticketBox.height + 22
  if (!alert) return top
  const inner = { x: margin + 16, width: width - 32 }
  const textY = drawText(pdf, alert.title, { ...inner, y: top + 12 }, { face: 'name', size: 17 })
  const end = drawText(pdf, alert.text, { ...inner, y: textY + 3 }, { size: 11 }) + 12
  pdf
    .rect(margin, top, width, end - top)
    .lineWidth(1.6)
    .stroke(colors.text)
  return end + 22
}

const posterWidth = 190

const drawVenueInfo = (pdf: PdfCanvas, { event, poster, locale }: TicketPage, y: number) => {
  const t = getTexts('documents', locale)
  if (poster) pdf.image(poster, margin, y, { width: posterWidth })
  const side = poster ? posterWidth + 26 : 0
  const box = { x: margin + side, width: width - side }
  const { dates } = event
  let at = drawText(pdf, t('when'), { ...box, y }, { face: 'name', size: 15 })
  at = drawText(pdf, formatLongDay(dates.startsAt, dates.timeZone, locale), { ...box, y: at + 2 })
  at = drawText(pdf, formatEventTimes(dates, locale), { ...box, y: at + 1 })
  at = drawText(pdf, t('where'), { ...box, y: at + 14 }, { face: 'name', size: 15 })
  at = drawText(pdf, [event.venue.name, ...event.address].join('\n'), { ...box, y: at + 2 }, { gap: 1 })
  at = drawText(pdf, t('atTheDoor'), { ...box, y: at + 14 }, { face: 'name', size: 15 })
  drawText(pdf, `${t('scanOnce')} ${t('worksOffline')}`, { ...box, y: at + 2 }, { gap: 1 })
}

/** Draws a ticket on its own page: the ticket with its code, changes since the purchase, and how to get there. */
export const drawTicketPage = (pdf: PdfCanvas, page: TicketPage): void => {
  pdf.addPage()
  drawHeader(pdf, page)
  drawTicket(pdf, page, page.ticket.status === 'cancelled' || page.event.saleStatus === 'cancelled')
  drawVenueInfo(pdf, page, drawAlert(pdf, page))
}
