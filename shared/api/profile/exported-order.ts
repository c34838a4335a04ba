import { z } from 'zod'
import { Address } from '../addresses/addresses-schemas.ts'

const Amounts = z.object({ net: z.number(), tax: z.number(), gross: z.number() })

const ExportedAddress = Address.omit({ id: true, type: true, defaults: true, country: true })

const ExportedEvent = z.object({
  dates: z.object({ doorsAt: z.string(), startsAt: z.string(), endsAt: z.string(), timeZone: z.string() }),
  venue: z.object({ name: z.string(), city: z.string() }),
})

const ExportedLine = z.object({
  type: z.string(),
  sku: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  quantity: z.number(),
  refundedQuantity: z.number(),
  extraData: z.record(z.string(), z.string()),
  unitPrice: z.object({ net: z.number(), gross: z.number(), taxRate: z.number() }),
  total: Amounts,
  discount: Amounts,
  event: ExportedEvent.nullable(),
  tickets: z.array(
    z.object({ serial: z.string(), status: z.string(), usedAt: z.string().nullable(), holder: z.string() }),
  ),
  vouchers: z.array(z.object({ value: z.number(), balance: z.number(), expiresAt: z.string() })),
  gift: z.object({ status: z.string(), email: z.string().nullable(), sendAt: z.string() }).optional(),
  memberships: z.array(
    z.object({ validFrom: z.string().nullable(), validUntil: z.string().nullable(), status: z.string() }),
  ),
})

/**
 * An order in the file that customers download. Amounts are in minor units. Contains no codes of tickets and vouchers.
 */
export const ExportedOrder = z.object({
  number: z.string(),
  status: z.string(),
  placedAt: z.string(),
  language: z.string(),
  currency: z.string(),
  contact: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    telephone: z.string().nullable(),
  }),
  billingAddress: ExportedAddress.nullable(),
  deliveryAddress: ExportedAddress.nullable(),
  lines: z.array(ExportedLine),
  promotions: z.array(z.object({ kind: z.string(), description: z.string(), discount: Amounts })),
  shipping: z.object({ name: z.string(), date: z.string().nullable(), total: Amounts }).nullable(),
  totals: z.object({
    lines: Amounts,
    discount: Amounts,
    shipping: Amounts,
    taxes: z.array(z.object({ rate: z.number(), net: z.number(), tax: z.number() })),
    total: Amounts,
    vouchers: z.number().optional(),
    refunded: z.number(),
    refundedToVouchers: z.number().optional(),
  }),
  payment: z
    .object({
      provider: z.string(),
      status: z.string(),
      amount: z.number(),
      refunded: z.number(),
      paidAt: z.string().nullable(),
    })
    .nullable(),
})
