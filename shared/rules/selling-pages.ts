import { giftVouchersPath } from './gift-vouchers-path.ts'

/** The page that sells every membership. */
export const membershipPath = '/membership'

/** Product categories with a page that sells them in its own way, by path: `/category/memberships` redirects there. */
export const sellingPages: Readonly<Record<string, string | undefined>> = {
  [giftVouchersPath.slice(1)]: giftVouchersPath,
  memberships: membershipPath,
}
