import { createRandomToken } from '../domain/secrets.ts'
import { storeOrderToken } from '../store/orders/order-tokens.ts'
import { findOrder } from '../store/orders/orders.ts'
import {
  markEmailSent,
  claimQueuedEmail,
  type GiftDetails,
  type OrderEmailRow,
} from '../store/orders/order-email-queue.ts'
import { createOrderCalendar } from '../documents/create-order-calendar.ts'
import { createTicketsPdf, createVouchersPdf } from '../documents/render-in-worker.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { prepareGiftEmail, recordGift, recordGiftFailure } from './gift-delivery.ts'
import { presentOrder } from '../presenters/present-order.ts'
import type { ChangeDetails, FormerEmailDetails, RefundDetails, ReturnDetails } from './order-email-details.ts'
import {
  createEventChangedEmail,
  createConfirmationEmail,
  createGiftUndeliveredEmail,
  createRefundEmail,
  createPaymentReturnedEmail,
  createTicketsEmail,
} from './order-emails.ts'
import {
  createOrderEmailReplacedEmail,
  createOrderDisownedEmail,
  createLookedUpEmail,
  createOrderClaimedEmail,
} from './order-link-emails.ts'
import type { OrderEmailInput } from './order-blocks.ts'
import type { Attachment, Email } from './mailer.ts'
import { mayRepeatTypedText, omitTypedText } from './typed-text.ts'

/** Dependencies of sending emails about orders. */
export type EmailDeps = Pick<ReferenceApiDeps, 'db' | 'now' | 'log' | 'mailer' | 'config' | 'ticketKeys' | 'isStopping'>

const createPdfAttachments = (filename: string, bytes: Uint8Array | null): Attachment[] =>
  bytes ? [{ filename, content: Buffer.from(bytes), contentType: 'application/pdf' }] : []

/** Emails about a cancelled or postponed event have no tickets attached; all others have the valid ones. */
const includesTickets = ({ kind, details }: OrderEmailRow) =>
  kind === 'confirmation' ||
  kind === 'tickets' ||
  (kind === 'event_changed' && ['moved', 'back'].includes((details as ChangeDetails).change))

/** Emails about what was bought have its events attached. */
const includesCalendar = ({ kind }: OrderEmailRow) =>
  kind === 'confirmation' || kind === 'tickets' || kind === 'event_changed'

const composeQueuedEmail = (row: OrderEmailRow, view: OrderEmailInput): Email | null => {
  switch (row.kind) {
    case 'confirmation':
      return createConfirmationEmail(view)
    case 'tickets':
      return createTicketsEmail(view)
    case 'event_changed':
      return createEventChangedEmail(view, row.details as ChangeDetails)
    case 'refunded':
      return createRefundEmail(view, row.details as RefundDetails)
    case 'gift_undelivered':
      return createGiftUndeliveredEmail(view, row.details as GiftDetails)
    case 'looked_up':
      return createLookedUpEmail(view)
    case 'claimed':
      return createOrderClaimedEmail(view)
    case 'gift':
    case 'payment_returned':
    case 'disowned':
    case 'address_replaced':
      return null
  }
}

/**
 * The email with its attachments, from the current data. Null when the recipient is anonymised or has disowned the
 * order, or when the email no longer applies to the order.
 */
const prepareQueuedEmail = async (row: OrderEmailRow, deps: EmailDeps): Promise<Email | null> => {
  if (row.kind === 'payment_returned')
    return createPaymentReturnedEmail(row.details as ReturnDetails, deps.config.shopUrl)
  const record = row.order_id === null ? undefined : await findOrder(deps.db, row.order_id)
  if (!record || record.anonymised_at) return null
  if (row.kind === 'gift') return prepareGiftEmail(row, record, deps)
  const { db, now, config, ticketKeys } = deps
  const locale = record.language
  const context = { locale, now: now(), ticketKeys }
  if (row.kind === 'disowned') return createOrderDisownedEmail(presentOrder(record, context), locale, config.mailFrom)
  const omitsTypedText = !(await mayRepeatTypedText(db, record))
  const order = presentOrder(omitsTypedText ? omitTypedText(record) : record, context)
  if (row.kind === 'address_replaced')
    return createOrderEmailReplacedEmail(order, locale, (row.details as FormerEmailDetails).formerEmail)
  if (record.disowned_at) return null
  const token = createRandomToken()
  const email = composeQueuedEmail(row, { order, locale, shopUrl: config.shopUrl, token, now: now(), omitsTypedText })
  if (!email) return null
  const calendar = includesCalendar(row)
    ? createOrderCalendar(record, { locale, now: now(), shopUrl: config.shopUrl })
    : null
  const attachments: Attachment[] = [
    ...(includesTickets(row)
      ? createPdfAttachments(`tickets-${order.number}.pdf`, await createTicketsPdf(config, order, locale))
      : []),
    ...(row.kind === 'confirmation' || row.kind === 'gift_undelivered'
      ? createPdfAttachments(`vouchers-${order.number}.pdf`, await createVouchersPdf(config, order, locale))
      : []),
    ...(calendar
      ? [
          {
            filename: `events-${order.number}.ics`,
            content: Buffer.from(calendar),
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : []),
  ]
  // Stored before the mail server gets the email, so that its links work at once. An email that is not composed leaves
  // no token.
  await storeOrderToken(db, record, token, now())
  return { ...email, attachments }
}

/**
 * Sends the queued emails about orders one after the other, after the transaction that queued them. After a failure a
 * scheduled job sends them again. An email counts as sent when the mail server accepts it. A process that got the
 * signal to stop finishes the current email.
 */
export const sendQueuedEmails = async (deps: EmailDeps): Promise<void> => {
  const { db, now, log, mailer, isStopping } = deps
  const claimNext = async () => (isStopping() ? undefined : claimQueuedEmail(db, now()))
  for (let row = await claimNext(); row; row = await claimNext()) {
    try {
      const email = await prepareQueuedEmail(row, deps)
      if (email) await mailer.send(email)
      if (row.kind === 'gift') await recordGift(row, email !== null, deps)
      else await markEmailSent(db, row.id, now())
    } catch (error) {
      if (row.kind === 'gift') await recordGiftFailure(row, error, deps)
      else
        log.error(
          { err: error, emailId: row.id, kind: row.kind, attempt: row.attempts + 1 },
          'an order email was not sent',
        )
    }
  }
}

/** Sends the queued emails once the API has responded. */
export const sendEmailsInBackground = (deps: EmailDeps & Pick<ReferenceApiDeps, 'background'>): void =>
  deps.background.runCoalesced('order emails', () => sendQueuedEmails(deps))
