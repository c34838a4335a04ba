import { z } from 'zod'

// Capability: orders without an account, read by their key.

/**
 * On an order and its reference: the secret that gives access to a guest order, sent as header `Order-Key`; null for
 * an order of an account.
 */
export const GuestOrderExtension = z.object({ key: z.string().nullable() })

/**
 * `POST /orders/{id}/claim` takes no body, the session token of an account and the header `Order-Key`, and returns the
 * order, which belongs to the account then. Its key and its links stay valid. 409 when it belongs to another account.
 */
