import { z } from 'zod'
import { declareFields } from '#shared/wire/capabilities.ts'
import type { AddressType } from '#shared/wire/addresses.ts'
import { maxBasketLines } from '../../domain/baskets/basket-rules.ts'
import { cleanLineTexts, maxLineTexts } from '../../domain/baskets/line-texts.ts'
import { isPlainLine } from '../../domain/untrusted-text.ts'
import { validateAddress } from '../../domain/accounts/address-rules.ts'
import { emailAddress } from '../../domain/accounts/email-address.ts'
import { normalisePostcode } from '#shared/wire/postcode.ts'
import { addressBody } from '../accounts/address-schemas.ts'
import { name, telephone } from '../accounts/identity-schemas.ts'

/** An empty field counts as missing. */
const toNull = (value: string | null | undefined) => value || null
const optional = (maximum: number) =>
  z.string().trim().max(maximum, 'value.tooLong').refine(isPlainLine, 'value.invalid').nullish().transform(toNull)
const optionalTelephone = telephone.nullish().transform(toNull)

const sku = z.string().min(1).max(100)

const lineBody = z
  .object({
    product: sku.nullish(),
    productVariant: sku.nullish(),
    quantity: z.int('quantity.invalid').min(1, 'quantity.invalid').default(1),
    extraData: z
      .record(z.string().max(100), z.string().max(500))
      .refine((texts) => Object.keys(texts).length <= maxLineTexts, 'line.tooManyTexts')
      .transform(cleanLineTexts)
      .nullish(),
  })
  .refine(({ product, productVariant }) => Boolean(product) !== Boolean(productVariant), {
    error: 'line.eitherOr',
    path: ['productVariant'],
  })

export type ParsedLineBody = z.output<typeof lineBody>

const contactBody = z.object({
  email: emailAddress,
  firstName: name,
  lastName: name,
  telephone: optionalTelephone,
})

/** Checks the address as a whole with its fields, so that one response has every error. */
const createOrderAddressBody = (type: AddressType) =>
  addressBody
    .pick({ firstName: true, lastName: true, line1: true, city: true, postcode: true, countryCode: true })
    .extend({ company: optional(100), line2: optional(100), region: optional(100), telephone: optionalTelephone })
    .superRefine(({ postcode, countryCode }, context) => {
      const address = { type: [type], postcode: normalisePostcode(postcode, countryCode), countryCode }
      for (const { propertyPath, key } of validateAddress(address))
        context.addIssue({ code: 'custom', message: key, path: [propertyPath] })
    })

export type OrderAddressInput = z.output<ReturnType<typeof createOrderAddressBody>>

const limit = z.int().min(0).nullish()

export const basketBody = z.object({
  lines: z.array(lineBody).max(maxBasketLines, 'line.tooMany').nullish(),
  ...declareFields('holds', { from: z.string().max(200).nullish(), maxTickets: limit }).shape,
  currency: z.string().nullish(),
  shipping: z.object({ service: z.string().max(100), date: z.string().max(100).nullish() }).nullish(),
  contact: contactBody.nullish(),
  billingAddress: createOrderAddressBody('billing').nullish(),
  deliveryAddress: createOrderAddressBody('delivery').nullish(),
})

export type BasketInput = z.output<typeof basketBody>

export const retryBody = declareFields('holds', { maxTickets: limit })

export const confirmBody = declareFields('holds', { maxGoods: limit })

export const basketParams = z.object({ id: z.string() })
