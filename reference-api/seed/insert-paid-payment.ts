import { randomUUID } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import type { Locale } from '../domain/locale.ts'

type PaidPayment = { basketId: string; amount: number; currency: string; language: Locale; now: Date }

/** Inserts a captured payment with its sandbox rows, so that it can be refunded. Returns its id. */
export const insertPaidPayment = async (
  tx: Db,
  { basketId, amount, currency, language, now }: PaidPayment,
): Promise<string> => {
  const id = randomUUID()
  const reference = `seeded-${id}`
  const returnUrl = 'about:blank'
  const common = { amount, currency, return_url: returnUrl, expires_at: now }
  await tx
    .insertInto('payment_transactions')
    .values({
      ...common,
      id,
      basket_id: basketId,
      idempotency_key: id,
      provider: 'sandbox',
      provider_reference: reference,
      status: 'captured',
      redirect_url: null,
      reason: null,
      started_at: now,
      updated_at: now,
      captured_at: now,
    })
    .execute()
  await tx
    .insertInto('sandbox_payments')
    .values({
      ...common,
      reference,
      transaction_id: id,
      status: 'captured',
      description: '',
      language,
      notify_url: returnUrl,
      created_at: now,
    })
    .execute()
  return id
}
