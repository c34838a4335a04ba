import { z } from 'zod'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'

export const AddressType = z.enum(['billing', 'delivery'])
export type AddressType = z.infer<typeof AddressType>

const AddressDefault = z.object({ type: AddressType })

/**
 * `GET /users-addresses?type=` (own, a collection), `GET` and `PUT /addresses/{id}`, `POST /addresses` (201).
 * `defaults` names the types this address is the default of; `default` is true when that is all of its types.
 * `countryCode` is ISO 3166-1 alpha-2. Another user's address is 404.
 */
export const AddressResource = z.object({
  ...hydraFields('Address'),
  id: z.uuid(),
  type: z.array(AddressType),
  defaults: z.array(AddressDefault),
  default: z.boolean(),
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
  modifiedAt: Instant,
})
export type AddressResource = z.infer<typeof AddressResource>

/**
 * Body of `POST /addresses`. Violations are 422 and use these names as propertyPath. `default: true` makes it the
 * default of its types, `false` of none; `defaults` says it type by type and wins over `default`. The first address of
 * a type becomes its default anyway. `postcode` is required and checked in GB and DE, free elsewhere.
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

/** Body of `PUT /addresses/{id}`: a field left out keeps its value. */
export type AddressChanges = Partial<AddressBody>

/** Body of `DELETE /addresses` (204). All or nothing: one id that is not the caller's own makes it 404. */
export type AddressDeletion = { ids: string[] }

/** `GET /countries?validForBilling=&validForDelivery=`: by name, in the language of the request. Public. */
export const CountryResource = z.object({
  ...hydraFields('Country'),
  code: z.string().length(2),
  name: z.string(),
  validForBilling: z.boolean(),
  validForDelivery: z.boolean(),
})
export type CountryResource = z.infer<typeof CountryResource>
