import { z } from 'zod'
import * as wire from '#shared/wire/addresses.ts'
import { OrderAddressResource } from '#shared/wire/contact.ts'
import { createMembersSchema } from './members.ts'

/** `GET` and `PUT /addresses/{id}`, `POST /addresses` */
export const AddressResource = OrderAddressResource.extend({
  id: z.string(),
  ...wire.AddressResource.pick({ type: true, defaults: true }).shape,
})
export type AddressResource = z.infer<typeof AddressResource>

/** `GET /users-addresses` */
export const AddressCollection = createMembersSchema(AddressResource)

/** `GET /countries` */
export const CountryCollection = createMembersSchema(
  wire.CountryResource.pick({ name: true, validForBilling: true, validForDelivery: true }).extend({ code: z.string() }),
)
