import type { Generated } from 'kysely'
import type { HoldTimeColumns } from './hold-schema.ts'
import type { CheckoutColumns } from './order-schema.ts'
import type { Json } from './stored-json.ts'

export type BasketTable = {
  id: string
  currency: string
  status: Generated<'open' | 'confirmed' | 'converted'>
  /** The user who created it, null for a guest: for export and deletion of the account. Gives no access. */
  user_id: string | null
  created_at: Date
  updated_at: Date
} & CheckoutColumns &
  HoldTimeColumns

export type BasketLineTable = {
  basket_id: string
  id: string
  position: number
  variant_id: string
  /** Whether the client named the product or the variant; responses repeat it. */
  named: 'product' | 'productVariant'
  quantity: number
  extra_data: Json<Record<string, string>>
}
