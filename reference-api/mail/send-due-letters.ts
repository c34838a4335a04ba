import { findOrder } from '../store/orders/orders.ts'
import { markSent, takeDueLetter, type OrderLetterRow } from '../store/orders/order-letters.ts'
import { orderCalendar } from '../documents/order-calendar.ts'
import { printTickets, printVouchers } from '../documents/print-order.ts'
import type { Deps } from '../http/call.ts'
import { presentOrder } from '../presenters/present-order.ts'
import type { ChangeDetails, RefundDetails, ReturnDetails } from './order-letter-details.ts'
import { changeLetter, confirmationLetter, refundLetter, returnLetter, ticketsLetter } from './order-letters.ts'
import type { OrderView } from './order-facts.ts'
import type { Attachment, Letter } from './post.ts'

/** What sending letters about orders takes. */
export type LetterDeps = Pick<Deps, 'db' | 'now' | 'log' | 'post' | 'config' | 'ticketKeys' | 'isStopping'>

const pdf = (filename: string, bytes: Uint8Array | null): Attachment[] =>
  bytes ? [{ filename, content: Buffer.from(bytes), contentType: 'application/pdf' }] : []

/** A change of a cancelled or postponed night brings no ticket; all others bring what is good now. */
const bringsTickets = ({ kind, details }: OrderLetterRow) =>
  kind === 'confirmation' ||
  kind === 'tickets' ||
  (kind === 'event_changed' && ['moved', 'back'].includes((details as ChangeDetails).change))

const written = (row: OrderLetterRow, view: OrderView): Letter | null => {
  switch (row.kind) {
    case 'confirmation':
      return confirmationLetter(view)
    case 'tickets':
      return ticketsLetter(view)
    case 'event_changed':
      return changeLetter(view, row.details as ChangeDetails)
    case 'refunded':
      return refundLetter(view, row.details as RefundDetails)
    case 'payment_returned':
      return null
  }
}

/**
 * The letter with its attachments, as everything stands now; null when there is nobody, or nothing, to write about any
 * more.
 */
const complete = async (row: OrderLetterRow, { db, now, config, ticketKeys }: LetterDeps): Promise<Letter | null> => {
  if (row.kind === 'payment_returned') return returnLetter(row.details as ReturnDetails, config.shopUrl)
  const record = row.order_id === null ? undefined : await findOrder(db, row.order_id)
  if (!record || record.anonymised_at) return null
  const locale = record.language
  const order = presentOrder(record, { locale, now: now(), ticketKeys })
  const letter = written(row, { order, locale, shopUrl: config.shopUrl })
  if (!letter) return null
  const calendar =
    row.kind === 'refunded' ? null : orderCalendar(record, { locale, now: now(), shopUrl: config.shopUrl })
  const attachments: Attachment[] = [
    ...(bringsTickets(row) ? pdf(`tickets-${order.number}.pdf`, await printTickets(config, order, locale)) : []),
    ...(row.kind === 'confirmation'
      ? pdf(`vouchers-${order.number}.pdf`, await printVouchers(config, order, locale))
      : []),
    ...(calendar
      ? [
          {
            filename: `nights-${order.number}.ics`,
            content: Buffer.from(calendar),
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : []),
  ]
  return { ...letter, attachments }
}

/**
 * Sends what is due about orders, one after the other: right after the transaction that asked for it, and again by
 * housekeeping what did not go out. A letter counts as sent when the mail server has taken it. A process that is asked
 * to stop finishes the one it is at.
 */
export const sendDueLetters = async (deps: LetterDeps): Promise<void> => {
  const { db, now, log, post, isStopping } = deps
  const next = async () => (isStopping() ? undefined : takeDueLetter(db, now()))
  for (let row = await next(); row; row = await next()) {
    try {
      const letter = await complete(row, deps)
      if (letter) await post.send(letter)
      await markSent(db, row.id, now())
    } catch (error) {
      log.error(
        { err: error, letter: row.id, kind: row.kind, attempt: row.attempts + 1 },
        'a letter about an order was not sent',
      )
    }
  }
}
