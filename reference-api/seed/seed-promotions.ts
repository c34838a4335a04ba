import type { Db } from '../db/connect.ts'
import { assertChargeable } from '../domain/pricing/rounding-step.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { computeVoucherExpiry } from '../store/vouchers/vouchers.ts'
import type { SeedPromotion, SeedVoucher } from './seed-content.ts'

const addDaysOrNull = (now: Date, days: number | undefined) =>
  days === undefined ? null : new Date(now.getTime() + days * 86_400_000)

/** Seeds promotions of a demo. The number of uses of an existing one stays. */
export const seedPromotions = async (db: Db, promotions: SeedPromotion[], now: Date): Promise<void> => {
  for (const {
    code,
    description,
    percent = 0,
    amounts = {},
    types = [],
    minimums = {},
    customersOnly = false,
    combinable = true,
    fromDay,
    untilDay,
    maxUses,
    uses = 0,
  } of promotions) {
    assertChargeable(code, amounts)
    const rules = {
      description: toJsonColumn(description),
      kind: percent > 0 ? ('percent' as const) : ('amount' as const),
      percent,
      amounts: toJsonColumn(amounts),
      product_types: toJsonColumn(types),
      minimums: toJsonColumn(minimums),
      customers_only: customersOnly,
      combinable,
      valid_from: addDaysOrNull(now, fromDay),
      valid_until: addDaysOrNull(now, untilDay),
      max_uses: maxUses ?? null,
    }
    await db
      .insertInto('promotions')
      .values({ code, ...rules, uses })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(rules))
      .execute()
  }
}

/** Seeds gift vouchers of a demo. The balance of an existing one stays. */
export const seedVouchers = async (db: Db, vouchers: SeedVoucher[], now: Date): Promise<void> => {
  if (vouchers.length === 0) return
  for (const { code, currency, value, balance } of vouchers) {
    assertChargeable(code, { [currency]: value })
    assertChargeable(code, { [currency]: balance })
  }
  const rows = vouchers.map(({ hasExpired = false, ...voucher }) => {
    const boughtAt = new Date(now)
    if (hasExpired) boughtAt.setUTCFullYear(boughtAt.getUTCFullYear() - 4)
    return { ...voucher, order_line_id: null, expires_at: computeVoucherExpiry(boughtAt, voucher.currency) }
  })
  await db
    .insertInto('vouchers')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
