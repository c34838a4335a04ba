import type { TFunction } from 'i18next'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { hasTickets } from './sale-actions.ts'

type SaleEvent = Pick<
  EventPage,
  'status' | 'isOver' | 'date' | 'venue' | 'onSaleFrom' | 'previousDate' | 'previousVenue' | 'ticketTypes'
>

type SaleTexts = { title: string; lines: string[] }

/** Lines must not break within a day: "1. August 2027". */
export const keepDaysUnbroken = (text: string): string =>
  text.replace(/(\d\.?) (\p{L}+) (?=\d{4})/gu, '$1\u00a0$2\u00a0')

/**
 * Heading and sentences for a sale that is not simply open. A moved event names both venues and both dates. `t` must
 * have the namespace `events`.
 */
export const getSaleTexts = (event: SaleEvent, t: TFunction): SaleTexts => {
  const { status, date, venue, onSaleFrom, previousDate, previousVenue } = event
  if (event.isOver) return { title: t('sale.over.title'), lines: [t('sale.over.text', { date: date.long })] }
  const title = t(`sale.${status}.title`)
  const text = t(`sale.${status}.text`)
  switch (status) {
    case 'announced':
      // The facts above have the date.
      return onSaleFrom ? { title: text, lines: [] } : { title, lines: [text] }
    case 'postponed':
      return { title, lines: [previousDate ? t('sale.postponed.textFrom', { when: previousDate }) : text] }
    case 'moved':
      return {
        title,
        lines: [
          ...(previousVenue ? [t('sale.moved.toVenue', { venue: venue.name, previous: previousVenue })] : []),
          ...(previousDate ? [t('sale.moved.toDate', { date: date.long, previous: previousDate })] : []),
          t(hasTickets(event) ? 'sale.moved.text' : 'sale.moved.textSoldOut'),
        ],
      }
    default:
      return { title, lines: [text] }
  }
}
