import { z } from 'zod'
import { ExportedData } from '#shared/api/profile/exported-data.ts'
import { AccountDeletionSchedule } from '#shared/wire/extensions/account-data.ts'
import { MembershipResource } from '#shared/wire/extensions/memberships.ts'
import { UserResource as wireUser } from '#shared/wire/identity.ts'
import { WishlistItemResource, WishlistResource, WishlistTargetResource } from '#shared/wire/wishlists.ts'
import { redefineFields } from '../../upstream/resources/redefine-fields.ts'

/** `GET /me`, `GET` and `PUT /users/{id}` */
export const UserResource = redefineFields(
  wireUser.pick({
    id: true,
    email: true,
    firstName: true,
    lastName: true,
    emailVerified: true,
    pendingEmail: true,
    telephone: true,
  }),
  { id: z.string() },
)

/** `DELETE /users/{id}` */
export const AccountDeletion = AccountDeletionSchedule.pick({ deletesAt: true })

/** `GET /users/{id}/membership` */
export const Membership = MembershipResource.pick({ ticketsPerEvent: true })

const ExportedWishlistItem = WishlistItemResource.pick({ quantity: true, addedAt: true }).extend({
  item: WishlistTargetResource.pick({ sku: true, productName: true, variantName: true }),
})

const ExportedWishlist = WishlistResource.pick({
  name: true,
  createdAt: true,
  modifiedAt: true,
  sharedToken: true,
}).extend({ items: z.array(ExportedWishlistItem) })

/** `GET /users/{id}/export`: the fields of the shopper's file. Wishlists have other fields than in the file. */
export const AccountExport = ExportedData.extend({ wishlists: z.array(ExportedWishlist) })
