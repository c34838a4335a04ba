import type { OrderedEvent, TicketResource } from '#shared/wire/orders.ts'
import type { Locale } from '../domain/locale.ts'
import { longDay, timeOf } from './night-words.ts'
import { documentWords } from './words.ts'

export type Notice = { title: string; text: string }

/** What a moved night was when it was bought: its day, its room, or both. */
export const plannedBefore = (
  { dates, previousStartsAt, previousVenue }: OrderedEvent,
  locale: Locale,
): string | null => {
  if (!previousStartsAt && !previousVenue) return null
  const day =
    previousStartsAt &&
    `${longDay(previousStartsAt, dates.timeZone, locale)}, ${timeOf(previousStartsAt, dates.timeZone, locale)}`
  return [day, previousVenue && `${previousVenue.name}, ${previousVenue.city}`].filter(Boolean).join(', ')
}

/** What is different from when the ticket was bought; null for one that is simply good. */
export const ticketNotice = ({
  event,
  ticket,
  locale,
}: {
  event: OrderedEvent
  ticket: TicketResource
  locale: Locale
}): Notice | null => {
  const words = documentWords[locale]
  if (event.saleStatus === 'cancelled') return { title: words.nightCancelled, text: words.nightCancelledText }
  if (ticket.status === 'cancelled') return { title: words.ticketVoid, text: words.ticketReturned }
  if (event.saleStatus === 'postponed') return { title: words.nightPostponed, text: words.nightPostponedText }
  const before = plannedBefore(event, locale)
  return before ? { title: words.nightMoved, text: words.nightMovedText(before) } : null
}
