import type { TicketResource } from '#shared/wire/extensions/tickets.ts'
import type { OrderedEventResource } from '#shared/wire/orders.ts'
import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { formatLongDay, formatVenueTime } from './date-format.ts'

type TicketAlert = { title: string; text: string }

/** The day or venue that a moved event had at the time of the purchase, or both. */
const formatPreviousPlan = (
  { dates, previousStartsAt, previousVenue }: OrderedEventResource,
  locale: Locale,
): string | null => {
  if (!previousStartsAt && !previousVenue) return null
  const previousDay =
    previousStartsAt &&
    `${formatLongDay(previousStartsAt, dates.timeZone, locale)}, ${formatVenueTime(previousStartsAt, dates.timeZone, locale)}`
  return [previousDay, previousVenue && `${previousVenue.name}, ${previousVenue.city}`].filter(Boolean).join(', ')
}

/** What has changed since the purchase; null when the ticket is valid and unchanged. */
export const getTicketAlert = ({
  event,
  ticket,
  locale,
}: {
  event: OrderedEventResource
  ticket: TicketResource
  locale: Locale
}): TicketAlert | null => {
  const t = getTexts('documents', locale)
  if (event.saleStatus === 'cancelled') return { title: t('eventCancelled'), text: t('eventCancelledText') }
  if (ticket.status === 'cancelled') return { title: t('ticketVoid'), text: t('ticketReturned') }
  if (event.saleStatus === 'postponed') return { title: t('eventPostponed'), text: t('eventPostponedText') }
  const previousPlan = formatPreviousPlan(event, locale)
  return previousPlan ? { title: t('eventMoved'), text: t('eventMovedText', { before: previousPlan }) } : null
}
