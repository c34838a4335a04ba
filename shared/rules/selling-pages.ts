import { giftVouchersPath } from './gift-vouchers-path.ts'

/** The page that sells every membership. */
export const membershipPath = '/membership'

/** The paths of product categories that have their own selling page: `/category/memberships` redirects there. */
export const sellingPages: Readonly<Record<string, string | undefined>> = {
  [giftVouchersPath.slice(1)]: giftVouchersPath,
  memberships: membershipPath,
}
