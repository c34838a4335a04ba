import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { signBody } from '../signature.ts'
import type { SandboxPayment } from './sandbox-store.ts'
import { signatureHeader, type SandboxSettings } from './sandbox-provider.ts'

const responseTimeoutMs = 10_000
const firstRetryDelayMs = 2_000
const maxRetryDelayMs = 3_600_000
/** Retries for about a day. */
const maxAttempts = 30

const computeRetryDelay = (attempt: number) => Math.min(maxRetryDelayMs, firstRetryDelayMs * 2 ** Math.min(attempt, 20))

/** Claims due notifications; another process finds one due again after the timeout. */
const claimDueNotifications = async (db: Db, now: Date): Promise<SandboxPayment[]> =>
  db
    .updateTable('sandbox_payments')
    .set({
      notify_attempts: sql<number>`notify_attempts + 1`,
      notify_at: new Date(now.getTime() + responseTimeoutMs),
      // A pending payment is authorised by the time its notification is sent.
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

export type NotificationDeps = Pick<SandboxSettings, 'db' | 'now' | 'webhookKey'> & {
  log: Logger
  /**
   * The origin at which the sandbox reaches this API. Both are one process, which may not reach its own public origin.
   */
  getNotifyOrigin: () => string
}

const deliverNotification = async (
  payment: SandboxPayment,
  { webhookKey, now, getNotifyOrigin }: NotificationDeps,
): Promise<boolean> => {
  const body = Buffer.from(JSON.stringify({ payment: payment.reference, status: payment.status }))
  const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(webhookKey, body, now()) }
  const response = await fetch(new URL(new URL(payment.notify_url).pathname, getNotifyOrigin()), {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(responseTimeoutMs),
  })
  await response.body?.cancel()
  return response.ok
}

const sendNotification = async (payment: SandboxPayment, deps: NotificationDeps) => {
  const { db, now, log } = deps
  const isDelivered = await deliverNotification(payment, deps).catch(() => false)
  const attempt = payment.notify_attempts
  if (!isDelivered) log.warn({ attempt }, 'a payment notification was not accepted')
  const isOver = isDelivered || attempt >= maxAttempts
  await db
    .updateTable('sandbox_payments')
    .set({ notify_at: isOver ? null : new Date(now().getTime() + computeRetryDelay(attempt)) })
    .where('reference', '=', payment.reference)
    // A change in the meantime needs another notification.
    .where('notify_attempts', '=', attempt)
    .where('notify_at', '=', payment.notify_at)
    .execute()
}

/**
 * Sends signed notifications about payments until the shop accepts them. They are stored in the database, so they
 * survive a restart.
 */
export const sendNotifications = async (deps: NotificationDeps): Promise<void> => {
  const due = await claimDueNotifications(deps.db, deps.now())
  await Promise.all(due.map((payment) => sendNotification(payment, deps)))
}
