import { z } from 'zod'
import { BasketLineFields } from '../basket-lines.ts'
import type { ProductType } from '../catalogue.ts'
import { Instant } from '../formats.ts'

// Capability: tickets in a basket are held. `PUT /baskets/{id}/hold/extend` (empty body) is 409 the second time, and
// when the hold has reached its longest time. `PUT /baskets/{id}/lapsed/retry` restores the expired lines that are
// still available and deletes the others; `DELETE /baskets/{id}/lapsed` deletes all. Each returns the basket.

/** Other shoppers cannot buy the tickets of the basket until `expiresAt`, one deadline for all lines. */
const HoldResource = z.object({ expiresAt: Instant, extendable: z.boolean() })
export type HoldResource = z.infer<typeof HoldResource>

/** A line whose hold expired; not counted in `lines`. `item` says whether it is still available. */
export const ExpiredLineResource = BasketLineFields
export type ExpiredLineResource = z.infer<typeof ExpiredLineResource>

/** On a basket: `hold` is null while no line has a ticket. */
export const HoldExtension = z.object({ hold: HoldResource.nullable(), lapsed: z.array(ExpiredLineResource) })

/**
 * On the body of a basket: `from` is the id of another open basket that these lines come from. Its holds move along,
 * with the earlier of both deadlines, and it loses its lines. The API moves all of them or none. An unknown basket is
 * ignored.
 */
export type HoldTransferBody = { from?: string }

/**
 * On the body of a basket and of `lapsed/retry`: the most tickets that the basket may hold after the change, because of
 * a limit of the storefront. More than that and more than before is 422. `lapsed/retry` restores only as many, and is
 * 422 when that is none.
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
export const PaymentHoldExtension = z.object({ expiresAt: Instant })
