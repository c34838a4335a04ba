import { z } from 'zod'

// Capability: links in emails that open an order without an account.
//
// The token of such a link is sent as header `Order-Key`. It opens the order without its refunded tickets, an order of
// an account too.

/** On an order: true when it belongs to an account, whoever reads it. */
export const OwnedOrderExtension = z.object({ ownedByAccount: z.boolean().optional() })

/**
 * `POST /orders/open-link` takes an `EmailLinkToken` and changes nothing. `POST /orders/disown` (“this was not me”)
 * takes one as well and returns a `MessageResponse`. A token that no longer works is a 422 violation at `token`. The
 * links are `/orders/look-up?token=`, with `page=tickets` for the tickets, and `/orders/not-me?token=` of the shop.
 */
export const OpenOrderLinkResponse = z.object({ id: z.string() })

/**
 * Body of `POST /orders/send-links`: emails the links of the newest orders of an address, which replace earlier links.
 * The response is the same for every address.
 */
export type OrderLinkRequest = { email: string }
