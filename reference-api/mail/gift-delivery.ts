import type { OrderResource } from '#shared/wire/orders.ts'
import { markGiftSent, stopGifts } from '../store/vouchers/gifts.ts'
import {
  enqueueOrderEmail,
  markEmailSent,
  type GiftDetails,
  type OrderEmailRow,
} from '../store/orders/order-email-queue.ts'
import type { OrderRecord } from '../store/orders/orders.ts'
import { renderVouchersPdf } from '../documents/order-pdfs.ts'
import { getGiftLocale } from '../domain/vouchers/gift-rules.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { presentOrder } from '../presenters/present-order.ts'
import { createGiftEmail } from './gift-email.ts'
import type { Email } from './mailer.ts'

type GiftDeps = Pick<ReferenceApiDeps, 'db' | 'now' | 'log' | 'config' | 'ticketKeys'>

/** The last attempt is after two days; then the address counts as wrong. */
const maxAttempts = 8

/** The order with the vouchers that have a balance, each with that balance. */
const withRemainingVouchers = (order: OrderResource): OrderResource => ({
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    vouchers: line.vouchers.flatMap((voucher) => (voucher.balance > 0 ? [{ ...voucher, value: voucher.balance }] : [])),
  })),
})

const getLineId = ({ details }: OrderEmailRow) => (details as GiftDetails).orderLineId

/** The email to the recipient of a gift, in the language that the buyer chose; null when it was stopped. */
export const prepareGiftEmail = async (
  row: OrderEmailRow,
  record: OrderRecord,
  { now, config, ticketKeys }: GiftDeps,
): Promise<Email | null> => {
  const line = record.lines.find(({ id }) => id === getLineId(row))
  if (!line) return null
  const locale = getGiftLocale(line.extra_data, record.language)
  const order = withRemainingVouchers(presentOrder({ ...record, lines: [line] }, { locale, now: now(), ticketKeys }))
  const email = createGiftEmail({ order, line: order.lines[0]!, locale, shopUrl: config.shopUrl })
  const pdf = email && (await renderVouchersPdf(config, order, locale))
  if (!email || !pdf) return null
  const attachment = {
    filename: `voucher-${order.number}.pdf`,
    content: Buffer.from(pdf),
    contentType: 'application/pdf',
  }
  return { ...email, attachments: [attachment], hidesRecipient: true }
}

/**
 * Marks the email as sent, and the gift as sent or, when nothing was left to send, as stopped. Both delete the address.
 */
export const recordGift = (row: OrderEmailRow, isSent: boolean, { db, now }: GiftDeps): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await markEmailSent(tx, row.id, now())
    if (isSent) await markGiftSent(tx, getLineId(row), now())
    else await stopGifts(tx, [getLineId(row)])
  })

type MailError = { code?: string; responseCode?: number }

/** Whether the mail server rejected the address. */
const isWrongAddress = ({ code, responseCode = 0 }: MailError) => code === 'EENVELOPE' && responseCode >= 550

/**
 * Logs a failure without the error, because mail servers repeat the address in it. Stops the email when the address is
 * wrong, and tells the buyer.
 */
export const recordGiftFailure = async (
  row: OrderEmailRow,
  error: unknown,
  { db, now, log }: GiftDeps,
): Promise<void> => {
  const mailError = error as MailError
  const attempt = row.attempts + 1
  const code = String(mailError.responseCode ?? mailError.code ?? 'unknown')
  log.error({ emailId: row.id, attempt, code }, 'a gift email was not sent')
  if (attempt < maxAttempts && !isWrongAddress(mailError)) return
  await db.transaction().execute(async (tx) => {
    const [stopped] = await stopGifts(tx, [getLineId(row)])
    if (stopped && row.order_id !== null)
      await enqueueOrderEmail(
        tx,
        row.order_id,
        'gift_undelivered',
        { orderLineId: stopped } satisfies GiftDetails,
        now(),
      )
  })
}
