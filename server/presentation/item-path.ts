import type { ProductType } from '#shared/wire/catalogue.ts'

/** The page that sells every voucher. */
export const voucherPath = '/gift-vouchers'

/** The page of an event or another product. */
export const itemPath = (type: ProductType, slug: string) =>
  type === 'event' ? `/whats-on/${slug}` : type === 'voucher' ? voucherPath : `/products/${slug}`
