import type { Deps } from '../http/call.ts'

/** What settling a payment takes: it ends in an order, and in letters about it. */
export type PaymentDeps = Deps
