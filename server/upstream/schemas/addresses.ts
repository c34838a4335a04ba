import { z } from 'zod'
import type * as wire from '#shared/wire/account.ts'
import { createCollectionSchema } from './hydra.ts'
import { schemaFor } from './schema-for.ts'

const AddressType = schemaFor<wire.AddressType>()(z.enum(['billing', 'delivery']))

/** `GET` and `PUT /addresses/{id}`, `POST /addresses` */
export const AddressResource = schemaFor<wire.AddressResource>()(
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
export type AddressResource = z.infer<typeof AddressResource>

/** `GET /users-addresses` */
export const AddressCollection = createCollectionSchema(AddressResource)

/** `GET /countries` */
export const CountryCollection = createCollectionSchema(
  schemaFor<wire.CountryResource>()(
    z.object({ code: z.string(), name: z.string(), validForBilling: z.boolean(), validForDelivery: z.boolean() }),
  ),
)
