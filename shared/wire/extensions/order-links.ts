import { z } from 'zod'

// Capability: links in emails that open an order without an account.
//
// The token of such a link is sent as header `Order-Key`. It opens the order without its refunded tickets, an order of
// an account too. `POST /orders/look-up` returns such a token as `key`.

/** Body of `POST /orders/open-link`, which checks a token, and of `POST /orders/disown`: "this was not me". */
export type OrderLinkToken = { token: string }

/** 422 at `token` when the link no longer works. */
export const OpenedOrderLink = z.object({ id: z.string() })

/**
 * Body of `POST /orders/send-links`: emails the links of the newest orders of an address, which replace earlier links.
 * The response is the same for every address.
 */
export type OrderLinkRequest = { email: string }
