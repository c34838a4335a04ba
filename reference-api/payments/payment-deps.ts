import type { ReferenceApiDeps } from '../http/call.ts'

/** Dependencies of reconciling a payment, which can end in an order and its emails. */
export type PaymentDeps = ReferenceApiDeps
