import type { TokenClaims } from '#shared/wire/identity.ts'
import type { PaymentTransactionResource } from '#shared/wire/payment.ts'
import { isPaymentOver } from '../store/orders/payment-transactions.ts'
import type { Locale } from '../domain/locale.ts'
import { isMessageKey, translateMessage } from '../domain/messages.ts'
import type { ReconciledPayment } from '../payments/reconcile-payment.ts'

type View = { locale: Locale; claims: TokenClaims }

/** The payment resource. Only the caller who began the payment gets the order key: URLs contain the transaction id. */
export const presentPayment = (
  { row, order }: ReconciledPayment,
  { locale, claims }: View,
): PaymentTransactionResource => ({
  '@id': `/payment-transactions/${row.id}`,
  '@type': 'PaymentTransaction',
  id: row.id,
  provider: row.provider,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  redirectUrl: isPaymentOver(row) || order ? null : row.redirect_url,
  reason: row.reason !== null && isMessageKey(row.reason) ? translateMessage({ key: row.reason }, locale) : null,
  order: order && { ...order, key: row.caller_id === claims.id ? order.key : null },
  createdAt: row.started_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
