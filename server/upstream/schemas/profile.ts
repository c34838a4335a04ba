import { z } from 'zod'
import { ExportedOrder } from '#shared/api/profile/exported-order.ts'
import type * as wire from '#shared/wire/account.ts'
import { schemaFor } from './schema-for.ts'

/**
 * `POST /users/reset-password`, `update-password`, `verify-email`, `{id}/verification-mail`, `PUT
 * /users/{id}/change-password`
 */
export const MessageResponse = schemaFor<wire.MessageResponse>()(z.object({ message: z.string() }))

/** `DELETE /users/{id}` */
export const AccountDeletion = schemaFor<wire.AccountDeletionSchedule>()(z.object({ deletesAt: z.string() }))

const ExportedAddress = z.object({
  type: z.array(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  postcode: z.string(),
  countryCode: z.string(),
  telephone: z.string().nullable(),
  modifiedAt: z.string(),
})

const ExportedWishlistItem = z.object({
  quantity: z.number(),
  addedAt: z.string(),
  item: z.object({ sku: z.string(), productName: z.string(), variantName: z.string().nullable() }),
})

/** `GET /users/{id}/export` */
export const AccountExport = schemaFor<wire.AccountExport>()(
  z.object({
    exportedAt: z.string(),
    profile: z.object({
      id: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      firstName: z.string(),
      lastName: z.string(),
      telephone: z.string().nullable(),
      createdAt: z.string(),
    }),
    addresses: z.array(ExportedAddress),
    wishlists: z.array(
      z.object({
        name: z.string(),
        createdAt: z.string(),
        modifiedAt: z.string(),
        sharedToken: z.string().nullable(),
        items: z.array(ExportedWishlistItem),
      }),
    ),
    baskets: z.array(
      z.object({
        status: z.string(),
        currency: z.string(),
        createdAt: z.string(),
        modifiedAt: z.string(),
        lines: z.array(
          z.object({
            sku: z.string(),
            productName: z.string(),
            variantName: z.string().nullable(),
            quantity: z.number(),
            extraData: z.record(z.string(), z.string()),
          }),
        ),
      }),
    ),
    orders: z.array(ExportedOrder),
    newsletter: z
      .object({ email: z.string(), status: z.string(), requestedAt: z.string(), confirmedAt: z.string().nullable() })
      .nullable(),
    messages: z.array(z.object({ form: z.string(), sentAt: z.string(), values: z.record(z.string(), z.string()) })),
    sessions: z.array(z.object({ startedAt: z.string(), lastSeenAt: z.string(), expiresAt: z.string() })),
  }),
)
