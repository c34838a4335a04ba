import { z } from 'zod'
import * as wire from '#shared/wire/addresses.ts'
import { OrderAddressResource } from '#shared/wire/contact.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'

/** `GET` and `PUT /addresses/{id}`, `POST /addresses` */
export const AddressResource = OrderAddressResource.extend({
  id: z.string(),
  ...wire.AddressResource.pick({ type: true, defaults: true }).shape,
})
export type AddressResource = z.infer<typeof AddressResource>

/** `GET /users-addresses` */
export const AddressCollection = createCollectionMembersSchema(AddressResource)

/** `GET /countries` */
export const CountryCollection = createCollectionMembersSchema(
  wire.CountryResource.pick({ name: true, validForBilling: true, validForDelivery: true }).extend({ code: z.string() }),
)
