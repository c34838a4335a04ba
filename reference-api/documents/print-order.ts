import type { Media } from '#shared/wire/catalogue.ts'
import type { OrderResource } from '#shared/wire/orders.ts'
import type { Config } from '../config.ts'
import type { Locale } from '../domain/locale.ts'
import { printed } from './paper.ts'
import { readPoster } from './poster.ts'
import { drawTicketPage, type TicketPage } from './ticket-page.ts'
import { drawVoucherPage, type VoucherPage } from './voucher-page.ts'
import { documentWords } from './words.ts'

/** Whose pictures are printed, and the shop that is named. */
export type Press = Pick<Config, 'mediaFolder' | 'shopUrl'>

const posterReader = (folder: string) => {
  const read = new Map<string, Promise<string | null>>()
  return (media: Media | null) => {
    const key = media?.url ?? ''
    const known = read.get(key) ?? readPoster(folder, media)
    read.set(key, known)
    return known
  }
}

const seats = ({ lines }: OrderResource) =>
  lines.flatMap((line) => line.tickets.map((ticket) => ({ line, event: line.event, ticket })))

/**
 * The tickets of an order that are still good, all of them when none is, or the one asked for; a page each. `order` is
 * in `locale`. Null without any.
 */
export const printTickets = async (
  press: Press,
  order: OrderResource,
  locale: Locale,
  ticketId?: string,
): Promise<Uint8Array | null> => {
  const all = seats(order)
  const good = all.filter(({ ticket }) => ticket.status !== 'cancelled')
  const wanted =
    ticketId === undefined ? (good.length > 0 ? good : all) : all.filter(({ ticket }) => ticket.id === ticketId)
  const poster = posterReader(press.mediaFolder)
  const pages: TicketPage[] = []
  for (const { line, event, ticket } of wanted)
    if (event) pages.push({ order, line, event, ticket, poster: await poster(line.media), locale })
  if (pages.length === 0) return null
  const words = documentWords[locale]
  const names = [...new Set(pages.map(({ line }) => line.productName))].join(', ')
  return printed(
    { title: `${words.tickets}: ${names}`, subject: words.order(order.number), language: locale },
    (paper) => {
      for (const page of pages) drawTicketPage(paper, page)
    },
  )
}

/** The gift vouchers bought with an order, a page each to print and fold. Null without any. */
export const printVouchers = async (press: Press, order: OrderResource, locale: Locale): Promise<Uint8Array | null> => {
  const poster = posterReader(press.mediaFolder)
  const pages: VoucherPage[] = []
  for (const { vouchers, media } of order.lines) {
    for (const voucher of vouchers)
      pages.push({ order, voucher, shop: press.shopUrl, poster: await poster(media), locale })
  }
  if (pages.length === 0) return null
  const words = documentWords[locale]
  return printed({ title: words.voucher, subject: words.order(order.number), language: locale }, (paper) => {
    for (const page of pages) drawVoucherPage(paper, page)
  })
}
