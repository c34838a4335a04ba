import { z } from 'zod'
import type { AccountDeletionSchedule, AccountExport } from '#shared/wire/account.ts'
import { addressResource } from './address-schemas.ts'
import { userResource } from './identity-schemas.ts'
import { newsletterResource } from './newsletter-schemas.ts'
import { exportedOrder } from '../orders/order-schemas.ts'
import { wishlist } from '../wishlists/wishlist-schemas.ts'

const instant = z.iso.datetime({ offset: true })

export const deletionRequest = z.object({ password: z.string('value.required').min(1, 'value.required') })

export const accountDeletion = z.object({ deletesAt: instant }) satisfies z.ZodType<AccountDeletionSchedule>

const exportedBasket = z.object({
  status: z.enum(['open', 'confirmed', 'converted']),
  currency: z.string(),
  createdAt: instant,
  modifiedAt: instant,
  lines: z.array(
    z.object({
      sku: z.string(),
      productName: z.string(),
      variantName: z.string().nullable(),
      quantity: z.int(),
      extraData: z.record(z.string(), z.string()),
    }),
  ),
})

export const accountExport = z.object({
  exportedAt: instant,
  profile: userResource,
  addresses: z.array(addressResource),
  wishlists: z.array(wishlist),
  baskets: z.array(exportedBasket),
  orders: z.array(exportedOrder),
  newsletter: z
    .object({
      email: z.string(),
      status: newsletterResource.shape.status,
      requestedAt: instant,
      confirmedAt: instant.nullable(),
    })
    .nullable(),
  messages: z.array(z.object({ form: z.string(), sentAt: instant, values: z.record(z.string(), z.string()) })),
  sessions: z.array(z.object({ startedAt: instant, lastSeenAt: instant, expiresAt: instant })),
}) satisfies z.ZodType<AccountExport>
