import { z } from 'zod'
import { AddressResource, type AddressBody } from './addresses.ts'

/** The buyer, who receives receipts and information about the order. */
export const ContactResource = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  telephone: z.string().nullable(),
})
export type ContactResource = z.infer<typeof ContactResource>

/** An address of one basket or order. It is no entry of the address book. */
export const OrderAddressResource = AddressResource.pick({
  firstName: true,
  lastName: true,
  company: true,
  line1: true,
  line2: true,
  city: true,
  region: true,
  postcode: true,
  countryCode: true,
  telephone: true,
})
export type OrderAddressResource = z.infer<typeof OrderAddressResource>

export type OrderAddressBody = Pick<AddressBody, keyof OrderAddressResource>
