import { z } from 'zod'
import { AddressType } from '#shared/wire/addresses.ts'
import { isPlainLine } from '../../domain/untrusted-text.ts'
import { name, telephone } from './identity-schemas.ts'

const required = (maximum: number) =>
  z
    .string('value.required')
    .trim()
    .min(1, 'value.required')
    .max(maximum, 'value.tooLong')
    .refine(isPlainLine, 'value.invalid')
/** An empty field counts as missing. */
const optional = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, 'value.tooLong')
    .refine(isPlainLine, 'value.invalid')
    .nullish()
    .transform((value) => (value === '' ? null : value))

/** Checks each field on its own; `validateAddress` checks rules over several fields. */
export const addressBody = z.object({
  type: z
    .array(AddressType, 'value.required')
    .min(1, 'value.required')
    .max(10)
    .transform((types) => [...new Set(types)].sort()),
  firstName: name,
  lastName: name,
  company: optional(100),
  line1: required(100),
  line2: optional(100),
  city: required(100),
  region: optional(100),
  postcode: z.string('value.invalid').max(20, 'value.tooLong').default(''),
  countryCode: z.string('value.required').trim().toUpperCase().length(2, 'country.unknown'),
  telephone: telephone.nullish().transform((value) => (value === '' ? null : value)),
  default: z.boolean().optional(),
  defaults: z
    .array(z.object({ type: AddressType }))
    .max(10)
    .optional(),
})

export type AddressInput = z.output<typeof addressBody>

/** Missing fields stay unchanged, so the default of `postcode` must not apply. */
export const addressChanges = addressBody.extend({ postcode: addressBody.shape.postcode.unwrap() }).partial()

/** `z.string()`, not `z.uuid()`: a malformed id gets the same 404 as an unknown one. */
export const addressDeletion = z.object({
  ids: z.array(z.string().max(100), 'value.required').min(1, 'value.required').max(100),
})

export const addressesQuery = z.object({ type: AddressType.optional() })

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional()

export const countriesQuery = z.object({ validForBilling: flag, validForDelivery: flag })

/** An id that is no UUID gets the 404 of an unknown one. */
export const idParams = z.object({ id: z.uuid() })
