import { z } from 'zod'
import { BasketLineFields } from '../basket-lines.ts'
import type { ProductType } from '../catalogue.ts'
import { Instant } from '../formats.ts'
import { declareFields } from '../capabilities.ts'

// Capability: a basket holds its tickets. `PUT /baskets/{id}/hold/extend` (empty body) is 409 the second time, and when
// the hold has reached its longest time. `PUT /baskets/{id}/lapsed/retry` restores the expired lines that are still
// available and deletes the others; `DELETE /baskets/{id}/lapsed` deletes all of them. Each call returns the basket.

/** One deadline for all lines: other shoppers cannot buy the tickets of the basket until `expiresAt`. */
const HoldResource = z.object({ expiresAt: Instant, extendable: z.boolean() })
export type HoldResource = z.infer<typeof HoldResource>

/** A line whose hold expired; `lines` does not contain it. `item` says whether it is still available. */
export const ExpiredLineResource = BasketLineFields
export type ExpiredLineResource = z.infer<typeof ExpiredLineResource>

/** On a basket: `hold` is null while no line has a ticket. */
export const HoldExtension = declareFields(
  'holds',
  { hold: HoldResource.nullable(), lapsed: z.array(ExpiredLineResource) },
  { hold: null, lapsed: [] },
)

/**
 * On the body of a basket: `from` is the id of another open basket from which these lines come. The API moves the holds
 * of that basket to this one, with the earlier of both deadlines, and removes its lines. It moves all lines or none. It
 * ignores an unknown basket.
 */
export type HoldTransferBody = { from?: string }

/**
 * On the body of a basket and of `lapsed/retry`: the most tickets that the basket may hold after the change. It is a
 * limit of the storefront. A change that exceeds the limit is 422, unless the basket had at least as many tickets
 * before. `lapsed/retry` restores tickets up to the limit; 422 when it can restore none.
 */
export type HoldLimitBody = { maxTickets?: number }

/** Goods, which run out as tickets do. A basket holds them from confirming on, so they count from then on. */
export const goodsTypes: readonly ProductType[] = ['record']

/**
 * On the body of `PUT /baskets/{id}/confirm`: the most pieces of goods that the basket may hold, because of a limit of
 * the storefront. More is 422.
 */
export type GoodsLimitBody = { maxGoods?: number }

/** On a payment transaction: until when the shopper can pay. The basket holds its tickets at least as long. */
export const PaymentHoldExtension = declareFields('holds', { expiresAt: Instant })

/**
 * Minutes for which a basket may hold its tickets and goods after the `expiresAt` of a payment. They are for a late
 * response of the provider, and for another attempt after a failed payment.
 */
export const minutesAfterPayment = { lateResponse: 2, retry: 5 }
