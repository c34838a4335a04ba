import { giftVouchersPath } from './gift-vouchers-path.ts'

/** The path of the page that sells all memberships. */
export const membershipPath = '/membership'

/** The paths of product categories that have their own selling page: `/category/memberships` redirects there. */
export const sellingPages: Readonly<Record<string, string | undefined>> = {
  [giftVouchersPath.slice(1)]: giftVouchersPath,
  memberships: membershipPath,
}
