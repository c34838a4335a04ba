import { z } from 'zod'
import { Instant } from '../formats.ts'
import { hydraFields } from '../hydra.ts'
import { declareFields } from '../capabilities.ts'

// Capability: gift vouchers.

/**
 * On a promotion: `voucher` means a redeemed gift voucher. Its `discount` is the amount that it pays, and `remaining`
 * is its balance after this basket, in minor units.
 */
export const VoucherPromotionExtension = declareFields(
  'vouchers',
  {
    kind: z.enum(['promotion', 'voucher']),
    remaining: z.int().nonnegative().nullable(),
  },
  { kind: 'promotion', remaining: null },
)

/**
 * On the totals: the part of `total` that redeemed gift vouchers pay, in minor units; the shopper pays the rest. Absent
 * when an API deducts vouchers before tax: then they are part of `discount`, and the shopper pays `total`.
 */
export const VoucherTotalsExtension = declareFields('vouchers', { vouchers: z.int().nonnegative().exactOptional() })

type PaidTotals = { total: { gross: number } } & z.infer<typeof VoucherTotalsExtension>

/** The amount of a basket or an order that remains to be paid after gift vouchers, in minor units. */
export const getAmountToPay = ({ total, vouchers = 0 }: PaidTotals): number => total.gross - vouchers

/** On the totals of an order: the amount refunded to the gift vouchers that paid for it, in minor units. */
export const RefundedToVouchersExtension = declareFields('vouchers', {
  refundedToVouchers: z.int().nonnegative().exactOptional(),
})

/** On an order line: the gift vouchers that the shopper bought with it. Amounts are in minor units. */
export const OrderedVouchersExtension = declareFields(
  'vouchers',
  {
    vouchers: z.array(z.object({ code: z.string(), value: z.int(), balance: z.int(), expiresAt: Instant })),
  },
  { vouchers: [] },
)

/** `POST /vouchers/balance` with `{ code }`; in minor units. An unknown code is 404; a spent voucher has balance 0. */
export const VoucherBalanceResource = z.object({
  ...hydraFields('VoucherBalance'),
  balance: z.int().nonnegative(),
  currency: z.string(),
  expiresAt: Instant,
})
export type VoucherBalanceResource = z.infer<typeof VoucherBalanceResource>
