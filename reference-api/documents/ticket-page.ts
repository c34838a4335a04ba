import type { OrderedEvent, OrderLine, OrderResource, TicketResource } from '#shared/wire/orders.ts'
import { amountInWords } from '../domain/orders/amount-words.ts'
import type { Locale } from '../domain/locale.ts'
import { setFact, setName, setText } from './lines.ts'
import { longDay, stubOf, timeOf, timesOf } from './night-words.ts'
import { ticketNotice } from './notices.ts'
import { inks, sheet, type Paper } from './paper.ts'
import { drawQrCode } from './qr-code.ts'
import { drawTicketForm } from './ticket-form.ts'
import { documentWords } from './words.ts'

/** Of one ticket; texts of the order are in `locale` already. */
export type TicketPage = {
  order: OrderResource
  line: OrderLine
  event: OrderedEvent
  ticket: TicketResource
  poster: string | null
  locale: Locale
}

const { margin } = sheet
const width = sheet.width - 2 * margin
const tear = width - 178
const pad = 22
const card = { x: margin, y: 92, width, height: 306 }

const drawHead = (paper: Paper, { order, ticket, locale }: TicketPage) => {
  const words = documentWords[locale]
  setText(paper, 'PX Live', { x: margin, y: 44, width: 200 }, { face: 'shout', size: 19 })
  const about = `${words.order(order.number)} · ${words.ticket} ${words.of(ticket.position, ticket.of)}`
  setText(paper, about, { x: margin + 200, y: 50, width: width - 200 }, { align: 'right', size: 10, ink: inks.quiet })
}

const drawStub = (paper: Paper, { event: { dates }, locale }: TicketPage, x: number, y: number) => {
  const { weekday, day, month } = stubOf(dates.startsAt, dates.timeZone, locale)
  const place = { x, width: 74 }
  setText(paper, weekday, { ...place, y }, { face: 'name', size: 15 })
  setText(paper, day, { ...place, y: y + 13 }, { face: 'name', size: 52 })
  setText(paper, month, { ...place, y: y + 66 }, { face: 'name', size: 15 })
}

const drawFacts = (
  paper: Paper,
  { order, line, event: { dates }, ticket, locale }: TicketPage,
  x: number,
  y: number,
) => {
  const words = documentWords[locale]
  const clock = (iso: string) => timeOf(iso, dates.timeZone, locale)
  const kind = `${line.variantName ?? words.ticket}, ${amountInWords(line.unitPrice.gross, order.currency, locale)}`
  const column = 104
  setFact(paper, words.doors, clock(dates.doorsAt), { x, y, width: column - 8 })
  setFact(paper, words.onStage, clock(dates.startsAt), { x: x + column, y, width: column - 8 })
  setFact(paper, words.ticket, kind, { x, y: y + 33, width: 2 * column - 8 })
  setFact(paper, words.name, ticket.holder, { x, y: y + 66, width: 2 * column - 8 })
}

const drawCard = (paper: Paper, page: TicketPage, voided: boolean) => {
  const { line, event, ticket, locale } = page
  const words = documentWords[locale]
  drawTicketForm(paper, card, tear)
  const left = { x: card.x + pad, width: tear - 2 * pad }
  const named = setText(paper, words.at(event.venue.name), { ...left, y: card.y + 20 }, { size: 10.5 })
  setName(paper, line.productName, { ...left, y: named + 6 }, [54, 46, 39, 33, 28, 24], 108)
  const factsAt = card.y + card.height - 150
  drawStub(paper, page, left.x, factsAt)
  drawFacts(paper, page, left.x + 84, factsAt)
  setText(paper, event.address.join(', '), { ...left, y: card.y + card.height - 38 }, { size: 9.5, ink: inks.quiet })

  const code = { x: card.x + tear + 14, width: width - tear - 28 }
  if (voided) {
    setName(paper, words.ticketVoid, { ...code, y: card.y + 90 }, [22], 200)
    return
  }
  drawQrCode(paper, ticket.code, { x: code.x, y: card.y + 44, size: code.width })
  setText(paper, ticket.serial, { ...code, y: card.y + 54 + code.width }, { face: 'strong', size: 12, align: 'center' })
  setText(
    paper,
    words.oneScan,
    { ...code, y: card.y + 72 + code.width },
    { size: 9.5, ink: inks.quiet, align: 'center' },
  )
}

/** Says what has changed in a frame below the ticket; returns where the rest begins. */
const drawNotice = (paper: Paper, page: TicketPage): number => {
  const notice = ticketNotice(page)
  const top = card.y + card.height + 22
  if (!notice) return top
  const inner = { x: margin + 16, width: width - 32 }
  const titled = setText(paper, notice.title, { ...inner, y: top + 12 }, { face: 'name', size: 17 })
  const end = setText(paper, notice.text, { ...inner, y: titled + 3 }, { size: 11 }) + 12
  paper
    .rect(margin, top, width, end - top)
    .lineWidth(1.6)
    .stroke(inks.ink)
  return end + 22
}

const posterWidth = 190

const drawRest = (paper: Paper, { event, poster, locale }: TicketPage, y: number) => {
  const words = documentWords[locale]
  if (poster) paper.image(poster, margin, y, { width: posterWidth })
  const side = poster ? posterWidth + 26 : 0
  const place = { x: margin + side, width: width - side }
  const { dates } = event
  let at = setText(paper, words.when, { ...place, y }, { face: 'name', size: 15 })
  at = setText(paper, longDay(dates.startsAt, dates.timeZone, locale), { ...place, y: at + 2 })
  at = setText(paper, timesOf(dates, locale), { ...place, y: at + 1 })
  at = setText(paper, words.place, { ...place, y: at + 14 }, { face: 'name', size: 15 })
  at = setText(paper, [event.venue.name, ...event.address].join('\n'), { ...place, y: at + 2 }, { gap: 1 })
  at = setText(paper, words.atTheDoor, { ...place, y: at + 14 }, { face: 'name', size: 15 })
  setText(paper, `${words.show} ${words.signal}`, { ...place, y: at + 2 }, { gap: 1 })
}

/**
 * A ticket on a page of its own: the form of the look, its code, what has changed since, and what helps on the way
 * there.
 */
export const drawTicketPage = (paper: Paper, page: TicketPage): void => {
  paper.addPage()
  drawHead(paper, page)
  drawCard(paper, page, page.ticket.status === 'cancelled' || page.event.saleStatus === 'cancelled')
  drawRest(paper, page, drawNotice(paper, page))
}
