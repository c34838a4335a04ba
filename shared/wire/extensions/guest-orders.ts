import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

// Capability: orders without an account, which a client reads with their key.

/**
 * On an order and its reference: the secret that gives access to a guest order, sent as header `Order-Key`. Null for an
 * order of an account.
 */
export const GuestOrderExtension = declareFields('guest-orders', { key: z.string().nullable() }, { key: null })

/**
 * `POST /orders/{id}/claim` adds a guest order to an account and returns the order. It takes no body, but the session
 * token of the account and the header `Order-Key`. The key and the links of the order stay valid. 409 when the order
 * belongs to another account.
 */
