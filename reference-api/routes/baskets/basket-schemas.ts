import { z } from 'zod'
import type { BasketResource, BasketTotalsResource, OrderReference } from '#shared/wire/basket.ts'
import { maxBasketLines } from '../../domain/baskets/basket-rules.ts'
import { emailAddress } from '../../domain/accounts/email.ts'
import { addressBody, addressResource } from '../accounts/address-schemas.ts'
import { eventDates, eventVenue, media, productType, saleStatusName } from '../catalogue/catalogue-schemas.ts'
import { name, telephone } from '../accounts/identity-schemas.ts'

/** An empty field says the same as a missing one. */
const toNull = (value: string | null | undefined) => value || null
const optional = (maximum: number) => z.string().trim().max(maximum, 'value.tooLong').nullish().transform(toNull)
const optionalTelephone = telephone.nullish().transform(toNull)

export const amounts = z.object({ net: z.int(), tax: z.int(), gross: z.int() })
const sku = z.string().min(1).max(100)

const lineBody = z
  .object({
    product: sku.nullish(),
    productVariant: sku.nullish(),
    quantity: z.int('quantity.invalid').min(1, 'quantity.invalid').default(1),
    extraData: z.record(z.string().max(100), z.string().max(500)).nullish(),
  })
  .refine(({ product, productVariant }) => Boolean(product) !== Boolean(productVariant), {
    error: 'line.eitherOr',
    path: ['productVariant'],
  })

export type LineBody = z.output<typeof lineBody>

const contactBody = z.object({
  email: emailAddress,
  firstName: name,
  lastName: name,
  telephone: optionalTelephone,
})

const orderAddressBody = addressBody
  .pick({ firstName: true, lastName: true, line1: true, city: true, postcode: true, countryCode: true })
  .extend({ company: optional(100), line2: optional(100), region: optional(100), telephone: optionalTelephone })

export type OrderAddressInput = z.output<typeof orderAddressBody>

export const basketBody = z.object({
  lines: z.array(lineBody).max(maxBasketLines, 'line.tooMany').nullish(),
  from: z.string().max(200).nullish(),
  currency: z.string().nullish(),
  shipping: z.object({ service: z.string().max(100), date: z.string().max(100).nullish() }).nullish(),
  contact: contactBody.nullish(),
  billingAddress: orderAddressBody.nullish(),
  deliveryAddress: orderAddressBody.nullish(),
})

export type BasketInput = z.output<typeof basketBody>

export const basketPath = z.object({ id: z.string() })

const expiredLine = z.object({
  id: z.string(),
  product: z.string().exactOptional(),
  productVariant: z.string().exactOptional(),
  quantity: z.int(),
  extraData: z.record(z.string(), z.string()),
  item: z.object({
    type: productType,
    sku: z.string(),
    slug: z.string(),
    productName: z.string(),
    variantName: z.string().nullable(),
    media: media.nullable(),
    available: z.int(),
    maxPerOrder: z.int(),
    event: z.object({ saleStatus: saleStatusName, dates: eventDates, venue: eventVenue }).nullable(),
  }),
})

const line = expiredLine.extend({
  unitPrice: z.object({ net: z.int(), gross: z.int(), taxRate: z.number() }),
  member: z.object({ quantity: z.int(), unitPrice: z.object({ net: z.int(), gross: z.int() }) }).nullable(),
  total: amounts,
})

export const promotion = z.object({
  promotionCode: z.string(),
  kind: z.enum(['promotion', 'voucher']),
  description: z.string(),
  discount: amounts,
  remaining: z.int().nullable(),
})

export const basketPromotion = promotion.extend({ problem: z.string().nullable() })

export const contact = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  telephone: z.string().nullable(),
})

export const address = addressResource.omit({
  '@id': true,
  '@type': true,
  id: true,
  type: true,
  defaults: true,
  default: true,
  modifiedAt: true,
})

/** Where an order is read; also part of what payments answer. */
export const orderReference = z.object({
  id: z.string(),
  number: z.string(),
  key: z.string().nullable(),
}) satisfies z.ZodType<OrderReference>

const totals = z.object({
  quantity: z.int(),
  lines: amounts,
  discount: amounts,
  shipping: amounts,
  taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
  total: amounts,
})

export const basket = z.object({
  '@id': z.string(),
  '@type': z.literal('Basket'),
  id: z.string(),
  status: z.enum(['open', 'confirmed', 'converted']),
  currency: z.string(),
  lines: z.array(line),
  promotions: z.array(basketPromotion),
  shipping: z.object({ service: z.string(), date: z.string().nullable() }).nullable(),
  contact: contact.nullable(),
  billingAddress: address.nullable(),
  deliveryAddress: address.nullable(),
  hold: z.object({ expiresAt: z.iso.datetime({ offset: true }), extendable: z.boolean() }).nullable(),
  lapsed: z.array(expiredLine),
  order: orderReference.nullable(),
  totals: totals.exactOptional(),
}) satisfies z.ZodType<BasketResource>

export const basketTotals = z.object({
  '@id': z.string(),
  '@type': z.literal('BasketTotals'),
  currency: z.string(),
  ...totals.shape,
}) satisfies z.ZodType<BasketTotalsResource>
