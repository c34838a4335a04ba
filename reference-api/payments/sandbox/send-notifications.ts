import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { sign } from '../signature.ts'
import type { SandboxPayment } from './sandbox-book.ts'
import { signatureHeader, type SandboxSettings } from './sandbox-provider.ts'

const patienceMs = 10_000
const firstPauseMs = 2_000
const longestPauseMs = 3_600_000
/** About a day of trying. */
const attempts = 30

const pauseAfter = (attempt: number) => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt, 20))

/** Takes what is due for itself: whoever else looks finds it due again later. */
const claimDue = async (db: Db, now: Date): Promise<SandboxPayment[]> =>
  db
    .updateTable('sandbox_payments')
    .set({
      notify_attempts: sql<number>`notify_attempts + 1`,
      notify_at: new Date(now.getTime() + patienceMs),
      // What was slow has arrived by the time it is told.
      status: sql<SandboxPayment['status']>`case when status = 'pending' then 'authorised' else status end`,
    })
    .where('reference', 'in', (query) =>
      query
        .selectFrom('sandbox_payments')
        .select('reference')
        .where('notify_at', '<=', now)
        .orderBy('notify_at')
        .limit(10)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()

type Sending = Pick<SandboxSettings, 'db' | 'now' | 'webhookKey'> & {
  log: Logger
  /**
   * Where the sandbox reaches the shop. They share a process, which may know no way to the origin that browsers use.
   */
  tells: () => string
}

const isAccepted = async (payment: SandboxPayment, { webhookKey, now, tells }: Sending): Promise<boolean> => {
  const body = Buffer.from(JSON.stringify({ payment: payment.reference, status: payment.status }))
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(webhookKey, body, now()) }
  const answer = await fetch(new URL(new URL(payment.notify_url).pathname, tells()), {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  await answer.body?.cancel()
  return answer.ok
}

const send = async (payment: SandboxPayment, sending: Sending) => {
  const { db, now, log } = sending
  const told = await isAccepted(payment, sending).catch(() => false)
  const tried = payment.notify_attempts
  if (!told) log.warn({ attempt: tried }, 'a payment notification was not accepted')
  const isOver = told || tried >= attempts
  await db
    .updateTable('sandbox_payments')
    .set({ notify_at: isOver ? null : new Date(now().getTime() + pauseAfter(tried)) })
    .where('reference', '=', payment.reference)
    // Something that happened meanwhile has to be told, too.
    .where('notify_attempts', '=', tried)
    .where('notify_at', '=', payment.notify_at)
    .execute()
}

/**
 * Tells the shop, signed, what has become of payments, until it says that it has heard. What is due is in the book, so
 * that it outlives a restart.
 */
export const sendNotifications = async (sending: Sending): Promise<void> => {
  const due = await claimDue(sending.db, sending.now())
  await Promise.all(due.map((payment) => send(payment, sending)))
}
