import type { Generated } from 'kysely'

/** Columns of `baskets`. */
export type HoldTimeColumns = {
  /** One deadline for all tickets; null without tickets. */
  hold_expires_at: Generated<Date | null>
  hold_extended: Generated<boolean>
  /** The time at which the first ticket of the hold entered a basket. It limits how long the hold can be extended. */
  hold_started_at: Generated<Date | null>
  /** Payments begun in this hold. */
  hold_payments: Generated<number>
  /** A payment that began before the deadline keeps the hold until this time. */
  payment_until: Generated<Date | null>
}

/** Stock that a basket holds, taken out of `variants.stock`. Deleting a row returns it. */
export type StockHoldTable = { basket_id: string; variant_id: string; quantity: number }
