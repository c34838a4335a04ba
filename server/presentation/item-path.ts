import { giftVouchersPath } from '#shared/rules/paths/gift-vouchers-path.ts'

/** The path of the page that sells an event or another product. */
export const itemPath = (type: string, slug: string) =>
  type === 'event' ? `/whats-on/${slug}` : type === 'voucher' ? giftVouchersPath : `/products/${slug}`
