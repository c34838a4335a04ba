import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

// Capability: links in emails that open an order without an account.
//
// The client sends the token of such a link as header `Order-Key`. It opens the order without its refunded tickets,
// even when the order belongs to an account.

/** On an order: true when the order belongs to an account, even when another caller reads it. */
export const OwnedOrderExtension = declareFields('order-links', { ownedByAccount: z.boolean().optional() })

/**
 * `POST /orders/open-link` takes an `EmailLinkToken` and changes nothing. `POST /orders/disown` (“this was not me”)
 * also takes an `EmailLinkToken`, and returns a `MessageResponse`. A token that no longer works is a 422 violation at
 * `token`. The links are `/orders/look-up?token=` (for the tickets with `page=tickets`) and `/orders/not-me?token=` of
 * the shop.
 */
export const OpenOrderLinkResponse = z.object({ id: z.string() })

/**
 * Body of `POST /orders/send-links`: emails the links of the newest orders of an address, which replace earlier links.
 * The response is the same for every address.
 */
export type OrderLinkRequest = { email: string }
