import type { Db } from '../db/connect.ts'
import { findFrozenBasket } from '../store/baskets/baskets.ts'
import { updateOpenPayment, findPaymentRow, type PaymentRow } from '../store/orders/payment-transactions.ts'
import { getTexts } from '../domain/load-texts.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { getProvider } from './providers.ts'
import { inLocale } from '../domain/locale.ts'

/** The description of a confirmed basket at the provider: "PX Live: Open night × 2, First Pressing". */
const describeBasket = async (db: Db, { basket_id: basketId, language }: PaymentRow): Promise<string> => {
  const basket = basketId === null ? undefined : await findFrozenBasket(db, basketId)
  const lines = basket?.lines ?? []
  const names = lines.map(({ productName, quantity }) =>
    quantity > 1 ? `${inLocale(productName, language)} × ${quantity}` : inLocale(productName, language),
  )
  const more = names.length > 3 ? ', …' : ''
  return `${getTexts('payment', language)('merchant')}: ${names.slice(0, 3).join(', ')}${more}`
}

const addTransactionParameter = (returnUrl: string, id: string) => {
  const url = new URL(returnUrl)
  url.searchParams.set('transaction', id)
  return url.href
}

/**
 * Creates the payment at the provider and stores its reference and payment page. Idempotent, so it can be repeated
 * after a crash.
 */
export const createAtProvider = async (deps: ReferenceApiDeps, row: PaymentRow): Promise<PaymentRow> => {
  if (row.provider_reference !== null) return row
  const { reference, redirectUrl } = await getProvider(deps.payments, row).create({
    transactionId: row.id,
    amount: row.amount,
    currency: row.currency,
    description: await describeBasket(deps.db, row),
    language: row.language,
    returnUrl: addTransactionParameter(row.return_url, row.id),
    notifyUrl: `${deps.getWebhookOrigin()}/webhooks/payments/${row.provider}`,
    expiresAt: row.expires_at,
  })
  await updateOpenPayment(deps.db, row.id, { provider_reference: reference, redirect_url: redirectUrl }, deps.now())
  return (await findPaymentRow(deps.db, row.id)) ?? row
}
