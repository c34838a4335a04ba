import type { Generated } from 'kysely'
import type { ProductType } from '#shared/wire/catalogue.ts'
import type { Localised } from '../domain/locale.ts'
import type { PromotionKind } from '../domain/pricing/promotion-kind.ts'
import type { DefaultJson, Json } from './stored-json.ts'

/**
 * Takes `percent` or `amounts` (per currency) off the lines of `product_types` (all but vouchers if empty), when those
 * lines reach `minimums`.
 */
export type PromotionTable = {
  code: string
  description: Json<Localised>
  kind: PromotionKind
  percent: Generated<number>
  amounts: DefaultJson<Record<string, number>>
  product_types: DefaultJson<ProductType[]>
  minimums: DefaultJson<Record<string, number>>
  customers_only: Generated<boolean>
  /** False when this promotion excludes other promotions. Gift vouchers combine with every promotion. */
  combinable: Generated<boolean>
  valid_from: Generated<Date | null>
  valid_until: Generated<Date | null>
  max_uses: Generated<number | null>
  uses: Generated<number>
}

export type VoucherTable = {
  code: string
  order_line_id: string | null
  currency: string
  value: number
  balance: number
  expires_at: Date
  cancelled_at: Generated<Date | null>
}

/**
 * The email of the vouchers of an order line to their recipient. The address is deleted when the email is sent or
 * stopped; a stopped one has no `sent_at`.
 */
export type GiftTable = {
  order_line_id: string
  email: string | null
  send_at: Date
  sent_at: Generated<Date | null>
}

export type VoucherUseTable = { code: string; order_id: string; amount: number }

/**
 * What a confirmed basket reserves of a voucher's balance (minor units) or of a promotion's uses (1). Deleting a row
 * returns the amount; redeeming sets it to 0 first.
 */
export type CodeHoldTable = { basket_id: string; code: string; kind: 'promotion' | 'voucher'; amount: number }
