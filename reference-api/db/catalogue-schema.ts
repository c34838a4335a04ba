import type { ColumnType, Generated } from 'kysely'
import type { ProductType, SaleStatus } from '#shared/wire/catalogue.ts'
import type { StoredLineField } from '../domain/baskets/line-texts.ts'
import type { Localised } from '../domain/locale.ts'
import type { GiftAmountBounds } from '../domain/vouchers/gift-rules.ts'
import type { Json, StoredAttribute, StoredMedia, StoredOpeningHours } from './stored-json.ts'

export type LocationTable = {
  id: string
  slug: string
  type: 'venue' | 'box_office' | 'office'
  active: boolean
  position: number
  name: string
  city: string
  country_code: string
  street_lines: Json<string[]>
  postcode: string
  latitude: number
  longitude: number
  time_zone: string
  telephone: string
  email: string
  capacity: number | null
  tagline: Json<Localised>
  description: Json<Localised>
  access: Json<Localised>
  getting_here: Json<Localised>
  opening_hours: Json<StoredOpeningHours[]>
  media: Json<StoredMedia[]>
}

export type ProductTable = {
  id: string
  sku: string
  slug: string
  type: ProductType
  name: Json<Localised>
  attributes: Json<StoredAttribute[]>
  media: Json<StoredMedia[]>
  updated_at: Date
  /** The release date; null when there is none. */
  released_at: Generated<Date | null>
  line_fields: ColumnType<StoredLineField[], string | undefined, string>
}

export type VariantTable = {
  id: string
  product_id: string
  sku: string
  name: Json<Localised>
  description: Json<Localised | null>
  position: number
  max_per_order: number
  capacity: number
  stock: number
  /** True when not every shopper can buy it alone: its holder needs an adult companion or a proof. */
  restricted: Generated<boolean>
  /** True when its holder comes with an adult who has a ticket. */
  needs_adult: Generated<boolean>
  /** Bounds of a price that the shopper chooses, in whole units; null for a fixed price. */
  gift_amount: ColumnType<GiftAmountBounds, string | undefined, string>
}

/** Minor units; `tax_basis_points` 2000 is 20 %. */
export type VariantPriceTable = {
  variant_id: string
  currency: string
  net: number
  gross: number
  tax_basis_points: number
}

export type EventTable = {
  product_id: string
  venue_id: string
  previous_venue_id: string | null
  support: Json<Localised | null>
  genre: Json<Localised>
  stored_status: SaleStatus
  doors_at: Date
  starts_at: Date
  ends_at: Date
  presale_from: Date | null
  on_sale_from: Date | null
  previous_starts_at: Date | null
  announced_at: Date
  /** The day of its start in the venue's time zone. A trigger sets it; queries only filter by it. */
  day: Generated<unknown>
  /** "Dub and reggae" as it is in a URL, from its English name: `dub-and-reggae`. */
  genre_key: Generated<string>
}

/** Triggers count the events of each month (its first day), venue and genre. */
export type EventCountTable = { month: Date; venue_id: string; genre_key: string; events: number }
