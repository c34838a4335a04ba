import { z } from 'zod'
import * as wire from '#shared/wire/addresses.ts'
import { OrderAddressResource } from '#shared/wire/contact.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'
import { redefineFields } from './redefine-fields.ts'

/** `GET` and `PUT /addresses/{id}`, `POST /addresses` */
export const AddressResource = redefineFields(
  wire.AddressResource.pick({ id: true, type: true, defaults: true }).extend(OrderAddressResource.shape),
  { id: z.string() },
)
export type AddressResource = z.infer<typeof AddressResource>

/** `GET /users-addresses` */
export const AddressCollection = createCollectionMembersSchema(AddressResource)

/** `GET /countries` */
export const CountryCollection = createCollectionMembersSchema(
  redefineFields(wire.CountryResource.pick({ code: true, name: true, validForBilling: true, validForDelivery: true }), {
    code: z.string(),
  }),
)
