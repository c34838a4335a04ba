import { z } from 'zod'
import { OrderAddressResource } from '../../wire/contact.ts'
import { AccountExport } from '../../wire/extensions/account-data.ts'
import { ExportedOrder } from './exported-order.ts'

const { profile, addresses, wishlists } = AccountExport.shape
const { element: Wishlist } = wishlists
const { element: WishlistItem } = Wishlist.shape.items

/** Another commerce API may have other ids. */
const ExportedProfile = profile
  .pick({
    id: true,
    email: true,
    emailVerified: true,
    firstName: true,
    lastName: true,
    telephone: true,
    createdAt: true,
  })
  .extend({ id: z.string() })

const ExportedAddress = addresses.element.pick({ type: true, modifiedAt: true }).extend(OrderAddressResource.shape)

const ExportedWishlistItem = WishlistItem.pick({ quantity: true, addedAt: true }).extend(
  WishlistItem.shape.item.pick({ sku: true, productName: true, variantName: true }).shape,
)

const ExportedWishlist = Wishlist.pick({ name: true, createdAt: true, modifiedAt: true }).extend({
  shared: z.boolean(),
  items: z.array(ExportedWishlistItem),
})

/** All data that the shop stores about a customer, as a file to download. Times are ISO 8601. Contains no token. */
export const ExportedData = AccountExport.pick({
  exportedAt: true,
  profile: true,
  addresses: true,
  wishlists: true,
  baskets: true,
  orders: true,
  newsletter: true,
  messages: true,
  passkeys: true,
  sessions: true,
}).extend({
  profile: ExportedProfile,
  addresses: z.array(ExportedAddress),
  wishlists: z.array(ExportedWishlist),
  orders: z.array(ExportedOrder),
  passkeys: AccountExport.shape.passkeys.optional(),
})
export type ExportedData = z.infer<typeof ExportedData>
