import { z } from 'zod'
import { ExportedData } from '#shared/api/profile/exported-data.ts'
import { MembershipResource } from '#shared/wire/extensions/memberships.ts'
import { UserResource as wireUser } from '#shared/wire/identity.ts'

/** `GET /me`, `GET` and `PUT /users/{id}` */
export const UserResource = wireUser
  .pick({
    email: true,
    firstName: true,
    lastName: true,
    emailVerified: true,
    pendingEmail: true,
    telephone: true,
  })
  .extend({ id: z.string() })

/** `DELETE /users/{id}` */
export const AccountDeletion = z.object({ deletesAt: z.string() })

/** `GET /users/{id}/membership` */
export const Membership = MembershipResource.pick({ ticketsPerEvent: true })

const { wishlists } = ExportedData.shape

const ExportedWishlist = wishlists.element.omit({ shared: true, items: true }).extend({
  sharedToken: z.string().nullable(),
  items: z.array(
    z.object({
      quantity: z.number(),
      addedAt: z.string(),
      item: z.object({ sku: z.string(), productName: z.string(), variantName: z.string().nullable() }),
    }),
  ),
})

/** `GET /users/{id}/export`: the fields of the shopper's file. Wishlists have other fields than in the file. */
export const AccountExport = ExportedData.extend({ wishlists: z.array(ExportedWishlist) })
