import type { Media } from '#shared/wire/catalogue.ts'
import type { OrderResource } from '#shared/wire/orders.ts'
import type { Config } from '../config.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { renderPdf } from './pdf-page.ts'
import { readPoster } from './read-poster.ts'
import { drawTicketPage, type TicketPage } from './ticket-page.ts'
import { drawVoucherPage, type VoucherPage } from './voucher-page.ts'

/** The folder of the poster images, and the shop URL to print. */
export type PdfOptions = Pick<Config, 'mediaFolder' | 'shopUrl'>

const createPosterLoader = (folder: string) => {
  const loadedPosters = new Map<string, Promise<string | null>>()
  return (media: Media | null) => {
    const key = media?.url ?? ''
    const known = loadedPosters.get(key) ?? readPoster(folder, media)
    loadedPosters.set(key, known)
    return known
  }
}

const listTickets = ({ lines }: OrderResource) =>
  lines.flatMap((line) => line.tickets.map((ticket) => ({ line, event: line.event, ticket })))

/**
 * Renders the valid tickets of an order (all tickets when none is valid), or the one with `ticketId`, one per page.
 * `order` is in `locale`. Null without tickets.
 */
export const renderTicketsPdf = async (
  options: PdfOptions,
  order: OrderResource,
  locale: Locale,
  ticketId?: string,
): Promise<Uint8Array | null> => {
  const all = listTickets(order)
  const validTickets = all.filter(({ ticket }) => ticket.status !== 'cancelled')
  const selected =
    ticketId === undefined
      ? validTickets.length > 0
        ? validTickets
        : all
      : all.filter(({ ticket }) => ticket.id === ticketId)
  const poster = createPosterLoader(options.mediaFolder)
  const pages: TicketPage[] = []
  for (const { line, event, ticket } of selected)
    if (event) pages.push({ order, line, event, ticket, poster: await poster(line.media), locale })
  if (pages.length === 0) return null
  const t = getTexts('documents', locale)
  const names = [...new Set(pages.map(({ line }) => line.productName))].join(', ')
  return renderPdf(
    {
      title: `${t('tickets', { count: pages.length })}: ${names}`,
      subject: t('order', { number: order.number }),
      language: locale,
    },
    (pdf) => {
      for (const page of pages) drawTicketPage(pdf, page)
    },
  )
}

/** Renders the gift vouchers of an order, one per page to print and fold. Null without vouchers. */
export const renderVouchersPdf = async (
  options: PdfOptions,
  order: OrderResource,
  locale: Locale,
): Promise<Uint8Array | null> => {
  const poster = createPosterLoader(options.mediaFolder)
  const pages: VoucherPage[] = []
  for (const { vouchers, media, extraData } of order.lines) {
    for (const voucher of vouchers)
      pages.push({ order, voucher, gift: extraData, shop: options.shopUrl, poster: await poster(media), locale })
  }
  if (pages.length === 0) return null
  const t = getTexts('documents', locale)
  return renderPdf({ title: t('voucher'), subject: t('order', { number: order.number }), language: locale }, (pdf) => {
    for (const page of pages) drawVoucherPage(pdf, page)
  })
}
