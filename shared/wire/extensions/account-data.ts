import { z } from 'zod'
import { AddressResource } from '../addresses.ts'
import { BasketLineFields } from '../basket-lines.ts'
import { BasketStatus } from '../basket.ts'
import { Instant } from '../formats.ts'
import { UserResource } from '../identity.ts'
import { ItemResource } from '../items.ts'
import { OrderedEventResource, OrderLineResource, OrderResource } from '../orders.ts'
import { AppliedPromotionResource } from '../promotions.ts'
import { WishlistResource } from '../wishlists.ts'
import { NewsletterResource } from './newsletter.ts'
import { TicketResource } from './tickets.ts'

// Capability: deletion of an account and export of its data.

/** Response to `DELETE /users/{id}` with body `{ password }`. Signing in before `deletesAt` cancels the deletion. */
export const AccountDeletionSchedule = z.object({ deletesAt: Instant })

const Voucher = OrderLineResource.shape.vouchers.element

const ExportedOrderLine = OrderLineResource.omit({ id: true, slug: true, media: true }).extend({
  event: OrderedEventResource.pick({ dates: true, venue: true }).nullable(),
  tickets: z.array(TicketResource.pick({ serial: true, status: true, usedAt: true, holder: true })),
  vouchers: z.array(Voucher.pick({ value: true, balance: true, expiresAt: true })),
})

/**
 * An order without its key and without the codes of its tickets and vouchers, because users may store the file for
 * years.
 */
const ExportedOrder = OrderResource.omit({ '@id': true, '@type': true, id: true, key: true }).extend({
  lines: z.array(ExportedOrderLine),
  promotions: z.array(AppliedPromotionResource.pick({ kind: true, description: true, discount: true })),
})

const ExportedBasket = z.object({
  status: BasketStatus,
  currency: z.string(),
  createdAt: Instant,
  modifiedAt: Instant,
  lines: z.array(
    ItemResource.pick({ sku: true, productName: true, variantName: true }).extend(
      BasketLineFields.pick({ quantity: true, extraData: true }).shape,
    ),
  ),
})

/**
 * `GET /users/{id}/export`: everything that the API stores about the user. Leaves out basket ids, because an id gives
 * access to the basket. `messages` are the form submissions from the verified address.
 */
export const AccountExport = z.object({
  exportedAt: Instant,
  profile: UserResource,
  addresses: z.array(AddressResource),
  wishlists: z.array(WishlistResource),
  baskets: z.array(ExportedBasket),
  orders: z.array(ExportedOrder),
  newsletter: z
    .object({
      email: z.string(),
      status: NewsletterResource.shape.status,
      requestedAt: Instant,
      confirmedAt: Instant.nullable(),
    })
    .nullable(),
  messages: z.array(z.object({ form: z.string(), sentAt: Instant, values: z.record(z.string(), z.string()) })),
  passkeys: z.array(z.object({ name: z.string(), addedAt: Instant, lastUsedAt: Instant.nullable() })),
  sessions: z.array(z.object({ startedAt: Instant, lastSeenAt: Instant, expiresAt: Instant })),
})
export type AccountExport = z.infer<typeof AccountExport>
