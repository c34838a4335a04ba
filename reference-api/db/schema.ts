import type {
  AddressDefaultTable,
  AddressTable,
  EmailTokenTable,
  NewsletterTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PasswordResetTable,
  RefreshTokenTable,
  UserTable,
  WishlistItemTable,
  WishlistTable,
} from './account-schema.ts'
import type { ArticleCategoryTable, ArticleTable } from './article-schema.ts'
import type { BasketLineTable, BasketTable } from './basket-schema.ts'
import type {
  EventCountTable,
  EventTable,
  LocationTable,
  ProductTable,
  VariantPriceTable,
  VariantTable,
} from './catalogue-schema.ts'
import type { ContentElementTable, ContentPageTable, MenuTable, RedirectTable } from './content-schema.ts'
import type { FormSubmissionTable, FormTable } from './form-schema.ts'
import type { StockHoldTable } from './hold-schema.ts'
import type { AuditLogTable, OperatorTable, RefundRequestTable, RefundTable } from './operator-schema.ts'
import type { OrderEmailTable } from './order-email-schema.ts'
import type {
  MembershipTable,
  OrderLineTable,
  DocumentSeriesTable,
  OrderTable,
  PaymentTransactionTable,
  SandboxPaymentTable,
  SandboxRefundTable,
  TicketTable,
} from './order-schema.ts'
import type {
  ProductCategoryMemberTable,
  ProductCategoryTable,
  ProductFacetTable,
  ProductRelationTable,
} from './product-schema.ts'
import type {
  CodeHoldTable,
  GiftTable,
  PromotionTable,
  VoucherTable,
  VoucherUseTable,
} from './voucher-and-promotion-schema.ts'

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
