import { z } from 'zod'
import { Instant } from '../formats.ts'
import { hydraFields } from '../hydra.ts'

// Capability: gift vouchers.

/**
 * On a promotion: `voucher` is a redeemed gift voucher, `discount` what it pays; `remaining` is its balance after this
 * basket, minor units.
 */
export const VoucherPromotionExtension = z.object({
  kind: z.enum(['promotion', 'voucher']),
  remaining: z.int().nullable(),
})

/**
 * On the totals: what redeemed gift vouchers pay of the `total`, minor units; the rest is to be paid. Absent when an
 * API takes vouchers off before tax: they are part of `discount` then, and `total` is to be paid.
 */
export const VoucherTotalsExtension = z.object({ vouchers: z.int().nonnegative().exactOptional() })

type PaidTotals = { total: { gross: number } } & z.infer<typeof VoucherTotalsExtension>

/** What gift vouchers leave to be paid of a basket or an order, minor units. */
export const getAmountToPay = ({ total, vouchers = 0 }: PaidTotals): number => total.gross - vouchers

/** On the totals of an order: what went back to the gift vouchers that paid for it, minor units. */
export const RefundedToVouchersExtension = z.object({ refundedToVouchers: z.int().nonnegative().exactOptional() })

/** On an order line: the gift vouchers bought with it, minor units. */
export const OrderedVouchersExtension = z.object({
  vouchers: z.array(z.object({ code: z.string(), value: z.int(), balance: z.int(), expiresAt: Instant })),
})

/**
 * `POST /vouchers/balance` with `{ code }`, minor units. An unknown code is 404; a voucher without money left has
 * balance 0.
 */
export const VoucherBalanceResource = z.object({
  ...hydraFields('VoucherBalance'),
  balance: z.int().nonnegative(),
  currency: z.string(),
  expiresAt: Instant,
})
export type VoucherBalanceResource = z.infer<typeof VoucherBalanceResource>
