import { giftVouchersPath } from '#shared/rules/paths/gift-vouchers-path.ts'
import { membershipPath } from '#shared/rules/paths/selling-pages.ts'
import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'

export const productPath = (slug: string) => `/products/${slug}`

/** The CMS page that leads to the products of a type. */
export const categoryPaths: Record<Exclude<ProductPage['type'], 'goods'>, string> = {
  membership: membershipPath,
  voucher: giftVouchersPath,
  record: '/px-records',
}

export const comparisonPath = '/product-comparison'

/** Fragment target of all links to the buy form. */
export const purchaseSectionId = 'choose'

/** Fragment target of the links to similar products. */
export const relatedSectionId = 'related'

export const purchasePath = (slug: string) => `${productPath(slug)}#${purchaseSectionId}`
