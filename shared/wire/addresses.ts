import { z } from 'zod'
import { addressTypes } from './address-types.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { unread } from './unread-fields.ts'

export const AddressType = z.enum(addressTypes)
export type AddressType = z.infer<typeof AddressType>

const AddressDefault = z.object({ type: AddressType })

/**
 * `GET /users-addresses?type=` (the caller's own, a collection), `GET` and `PUT /addresses/{id}`, `POST /addresses`
 * (201). `defaults` lists the types for which this address is the default; `default` is true when it contains all types
 * of the address. `countryCode` is ISO 3166-1 alpha-2. Another user's address is 404.
 */
export const AddressResource = z.object({
  ...hydraFields('Address'),
  id: z.string(),
  type: z.array(AddressType),
  defaults: z.array(AddressDefault),
  default: unread(z.boolean()),
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
  modifiedAt: unread(Instant),
})
export type AddressResource = z.infer<typeof AddressResource>

/**
 * Body of `POST /addresses`. Violations are 422 and use these names as propertyPath. `default: true` makes the address
 * the default of all its types, `false` of none. `defaults` lists the types instead and wins over `default`. The first
 * address of a type always becomes its default. `postcode` is required and checked in GB and DE, free elsewhere.
 */
export type AddressBody = {
  type: AddressType[]
  firstName: string
  lastName: string
  company?: string | null
  line1: string
  line2?: string | null
  city: string
  region?: string | null
  postcode: string
  countryCode: string
  telephone?: string | null
  default?: boolean
  defaults?: { type: AddressType }[]
}

/** Body of `PUT /addresses/{id}`. Fields that are left out keep their values. */
export type AddressChanges = Partial<AddressBody>

/** Body of `DELETE /addresses` (204). Deletes all addresses or none: 404 when one is not the caller's own. */
export type AddressDeletion = { ids: string[] }

/** `GET /countries?validForBilling=&validForDelivery=`: public; sorted by name in the language of the request. */
export const CountryResource = z.object({
  ...hydraFields('Country'),
  code: z.string().length(2),
  name: z.string(),
  validForBilling: z.boolean(),
  validForDelivery: z.boolean(),
})
export type CountryResource = z.infer<typeof CountryResource>
