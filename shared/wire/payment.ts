import type { OrderReference } from './basket.ts'
import type { Resource } from './hydra.ts'
import type { CurrencyCode } from './money.ts'

/**
 * `authorised` money is reserved and not yet taken; it is captured when the order exists, and given back when it
 * cannot.
 */
export type PaymentStatus = 'created' | 'pending' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'expired'

/**
 * Body of `POST /payment-transactions` (201) for a confirmed basket. The same `idempotencyKey` (per basket) is the same
 * transaction; while one is still under way, another key is answered with that one (200). `returnUrl` must be of the
 * shop's own origin; the provider sends the shopper to it with `transaction=<id>` added. 409 when the basket is not
 * confirmed, costs nothing, or its hold ran out.
 */
export type PaymentTransactionBody = { basket: string; provider: string; returnUrl: string; idempotencyKey: string }

/**
 * Body of `PUT /payment-transactions/{id}`. `confirm` asks the provider how it went, does what follows from it (order,
 * capture) and answers with the outcome; any number of times. `cancel` is for what has not been authorised; otherwise
 * it does what `confirm` does.
 */
export type PaymentTransactionAction = { action: 'confirm' | 'cancel' }

/**
 * `amount` in minor units. `redirectUrl` is the provider's hosted page, null once the payment is over. `order` is there
 * once there is one. `reason` of what was not paid, for people, in the language asked for; null otherwise.
 */
export type PaymentTransactionResource = Resource<'PaymentTransaction'> & {
  id: string
  provider: string
  status: PaymentStatus
  amount: number
  currency: CurrencyCode
  redirectUrl: string | null
  reason: string | null
  order: OrderReference | null
  createdAt: string
}
