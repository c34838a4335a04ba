import { z } from 'zod'
import type * as wire from '#shared/wire/account.ts'
import { collectionOf } from './hydra.ts'
import { reads } from './reads.ts'

const AddressType = reads<wire.AddressType>()(z.enum(['billing', 'delivery']))

/** `GET` and `PUT /addresses/{id}`, `POST /addresses` */
export const Address = reads<wire.AddressResource>()(
  z.object({
    id: z.string(),
    type: z.array(AddressType),
    defaults: z.array(z.object({ type: AddressType })),
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
  }),
)
export type Address = z.infer<typeof Address>

/** `GET /users-addresses` */
export const AddressCollection = collectionOf(Address)

/** `GET /countries` */
export const CountryCollection = collectionOf(
  reads<wire.CountryResource>()(
    z.object({ code: z.string(), name: z.string(), validForBilling: z.boolean(), validForDelivery: z.boolean() }),
  ),
)
