import { z } from 'zod'
import { Address } from '../addresses/addresses-schemas.ts'
import { ExportedOrder } from './exported-order.ts'

const ExportedWishlistItem = z.object({
  sku: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  quantity: z.number(),
  addedAt: z.string(),
})

const ExportedAddress = Address.omit({ id: true, defaults: true, country: true }).extend({ modifiedAt: z.string() })

const ExportedBasketLine = z.object({
  sku: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  quantity: z.number(),
  extraData: z.record(z.string(), z.string()),
})

/** All data that the shop stores about a customer, as a file to download. Times are ISO 8601. Contains no token. */
export const ExportedData = z.object({
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
      shared: z.boolean(),
      items: z.array(ExportedWishlistItem),
    }),
  ),
  baskets: z.array(
    z.object({
      status: z.string(),
      currency: z.string(),
      createdAt: z.string(),
      modifiedAt: z.string(),
      lines: z.array(ExportedBasketLine),
    }),
  ),
  orders: z.array(ExportedOrder),
  newsletter: z
    .object({ email: z.string(), status: z.string(), requestedAt: z.string(), confirmedAt: z.string().nullable() })
    .nullable(),
  /** Texts that the customer sent by the shop's forms. */
  messages: z.array(z.object({ form: z.string(), sentAt: z.string(), values: z.record(z.string(), z.string()) })),
  passkeys: z.array(z.object({ name: z.string(), addedAt: z.string(), lastUsedAt: z.string().nullable() })).optional(),
  sessions: z.array(z.object({ startedAt: z.string(), lastSeenAt: z.string(), expiresAt: z.string() })),
})
export type ExportedData = z.infer<typeof ExportedData>
