import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: the orders with tickets of events that are not over. `GET /users-orders?upcoming=1` returns these alone,
 * in the order of their next events, so that a client need not read all orders. Refunded tickets do not count. An API
 * without the capability ignores the parameter.
 */
export const UpcomingOrdersQuery = declareFields('upcoming-orders', { upcoming: z.literal('1').optional() })
