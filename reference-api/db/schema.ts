import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ProductType, SaleStatus } from '#shared/wire/catalogue.ts'
import type {
  AddressDefaultTable,
  AddressTable,
  EmailTokenTable,
  NewsletterTable,
  PasskeyChallengeTable,
  PasskeyTable,
  WishlistItemTable,
  WishlistTable,
} from './account-schema.ts'
import type { OrderEmailTable } from './order-email-schema.ts'
import type {
  CheckoutColumns,
  CodeHoldTable,
  GiftTable,
  MembershipTable,
  OrderLineTable,
  DocumentSeriesTable,
  OrderTable,
  PaymentTransactionTable,
  PromotionTable,
  SandboxPaymentTable,
  SandboxRefundTable,
  TicketTable,
  VoucherTable,
  VoucherUseTable,
} from './order-schema.ts'
import type { HoldTimeColumns, StockHoldTable } from './hold-schema.ts'
import type { AuditLogTable, OperatorTable, RefundRequestTable, RefundTable } from './operator-schema.ts'
import type { FormSubmissionTable, FormTable } from './form-schema.ts'
import type { ArticleCategoryTable, ArticleTable } from './article-schema.ts'
import type { StoredLineField } from '../domain/baskets/line-texts.ts'
import type { GiftAmountBounds } from '../domain/vouchers/gift-rules.ts'
import type { Localised } from '../domain/locale.ts'
import type {
  ProductCategoryMemberTable,
  ProductCategoryTable,
  ProductFacetTable,
  ProductRelationTable,
} from './product-schema.ts'
import type {
  StoredAttribute,
  StoredMedia,
  StoredMenuItem,
  StoredOpeningHours,
  StoredQuestion,
  StoredTeaser,
} from './stored-json.ts'

/** jsonb: read as values, written as JSON text (`toJsonColumn`), because the drivers handle arrays differently. */
type Json<T> = ColumnType<T, string, string>

type UserTable = {
  id: string
  email: string
  first_name: string
  last_name: string
  telephone: string | null
  password_hash: string
  created_at: Date
  email_verified_at: Generated<Date | null>
  /** When an account with a deletion request is anonymised. */
  deletes_at: Generated<Date | null>
  /** Set when all personal data is removed. The row stays for accounting. */
  anonymised_at: Generated<Date | null>
  /** When this account subscribed with an unverified email address. */
  newsletter_asked_at: Generated<Date | null>
  /** A new email address that its mailbox has not proven yet, and when it was entered. */
  pending_email: Generated<string | null>
  pending_email_at: Generated<Date | null>
  password_changed_at: Generated<Date | null>
  new_device_email_at: Generated<Date | null>
}

export type UserRow = Selectable<UserTable>

/** Every refresh token of a family that is still valid. `guest_id` is set instead of `user_id` for guests. */
export type RefreshTokenTable = {
  token_hash: string
  family_id: string
  user_id: string | null
  guest_id: string | null
  /** The passkey of a sign-in, on the first token of its family. */
  passkey_id: Generated<string | null>
  issued_at: Date
  expires_at: Date
  used_at: Date | null
}

type PasswordResetTable = { token_hash: string; user_id: string; expires_at: Date }

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
type EventCountTable = { month: Date; venue_id: string; genre_key: string; events: number }

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

export type ContentPageTable = {
  id: string
  slug: string
  title: Json<Localised>
  lead: Json<Localised | null>
  body: Json<Localised>
  image: Json<StoredMedia | null>
  meta_title: Json<Localised>
  meta_description: Json<Localised>
  updated_at: Date
  /** Code of the form below the text. */
  form_code: string | null
  /** The category whose products are listed below the text. */
  product_category: string | null
  questions: Json<StoredQuestion[]>
}

export type ContentElementTable = {
  id: string
  code: string
  title: Json<Localised>
  body: Json<Localised>
  teasers: Json<StoredTeaser[]>
}

export type MenuTable = {
  id: string
  code: string
  position: number
  title: Json<Localised>
  items: Json<StoredMenuItem[]>
}

type RedirectTable = { id: string; source: string; target: string; status_code: number }

/** Settings of the database itself, such as the day its programme starts. */
type SettingTable = { name: string; value: string }

export type Tables = {
  users: UserTable
  refresh_tokens: RefreshTokenTable
  password_resets: PasswordResetTable
  locations: LocationTable
  products: ProductTable
  variants: VariantTable
  variant_prices: VariantPriceTable
  events: EventTable
  event_counts: EventCountTable
  catalogue_version: { version: string | number }
  baskets: BasketTable
  basket_lines: BasketLineTable
  content_pages: ContentPageTable
  article_categories: ArticleCategoryTable
  articles: ArticleTable
  content_elements: ContentElementTable
  forms: FormTable
  form_submissions: FormSubmissionTable
  menus: MenuTable
  redirects: RedirectTable
  settings: SettingTable
  addresses: AddressTable
  address_defaults: AddressDefaultTable
  wishlists: WishlistTable
  wishlist_items: WishlistItemTable
  newsletter_subscriptions: NewsletterTable
  mailed_tokens: EmailTokenTable
  passkeys: PasskeyTable
  passkey_challenges: PasskeyChallengeTable
  product_categories: ProductCategoryTable
  product_category_members: ProductCategoryMemberTable
  product_facets: ProductFacetTable
  product_relations: ProductRelationTable
  stock_holds: StockHoldTable
  promotions: PromotionTable
  vouchers: VoucherTable
  gifts: GiftTable
  voucher_uses: VoucherUseTable
  code_holds: CodeHoldTable
  memberships: MembershipTable
  payment_transactions: PaymentTransactionTable
  sandbox_payments: SandboxPaymentTable
  sandbox_refunds: SandboxRefundTable
  orders: OrderTable
  document_series: DocumentSeriesTable
  order_lines: OrderLineTable
  tickets: TicketTable
  refunds: RefundTable
  order_letters: OrderEmailTable
  operators: OperatorTable
  audit_log: AuditLogTable
  refund_requests: RefundRequestTable
}
