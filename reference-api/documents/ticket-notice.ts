import type { TicketResource } from '#shared/wire/extensions/tickets.ts'
import type { OrderedEventResource } from '#shared/wire/orders.ts'
import type { Locale } from '../domain/locale.ts'
import { formatLongDay, formatTime } from './date-format.ts'
import { documentTexts } from './document-texts.ts'

export type TicketNotice = { title: string; text: string }

/** What a moved night was when it was bought: its day, its room, or both. */
export const formatPreviousPlan = (
  { dates, previousStartsAt, previousVenue }: OrderedEventResource,
  locale: Locale,
): string | null => {
  if (!previousStartsAt && !previousVenue) return null
  const previousDay =
    previousStartsAt &&
    `${formatLongDay(previousStartsAt, dates.timeZone, locale)}, ${formatTime(previousStartsAt, dates.timeZone, locale)}`
  return [previousDay, previousVenue && `${previousVenue.name}, ${previousVenue.city}`].filter(Boolean).join(', ')
}

/** What is different from when the ticket was bought; null for one that is simply good. */
export const getTicketNotice = ({
  event,
  ticket,
  locale,
}: {
  event: OrderedEventResource
  ticket: TicketResource
  locale: Locale
}): TicketNotice | null => {
  const texts = documentTexts[locale]
  if (event.saleStatus === 'cancelled') return { title: texts.eventCancelled, text: texts.eventCancelledText }
  if (ticket.status === 'cancelled') return { title: texts.ticketVoid, text: texts.ticketReturned }
  if (event.saleStatus === 'postponed') return { title: texts.eventPostponed, text: texts.eventPostponedText }
  const previousPlan = formatPreviousPlan(event, locale)
  return previousPlan ? { title: texts.eventMoved, text: texts.eventMovedText(previousPlan) } : null
}
