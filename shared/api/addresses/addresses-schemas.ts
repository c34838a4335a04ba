import { z } from 'zod'
import { addressTypes } from '../../wire/address-types.ts'
import { AddressType, CountryResource } from '../../wire/addresses.ts'
import { OrderAddressResource } from '../../wire/contact.ts'
import { pathIdPattern } from '../../rules/paths/path-id.ts'
import { emptyObject } from '../common-schemas.ts'

/**
 * An entry of the customer's address book. `defaults` lists the types for which it is the default address; `country` is
 * the country's name in the shopper's language.
 */
export const Address = z
  .object({ id: z.string(), type: z.array(AddressType), defaults: z.array(AddressType), country: z.string() })
  .extend(OrderAddressResource.shape)
export type Address = z.infer<typeof Address>

/** Every change returns the whole address book, because a new default also changes the previous one. */
export const AddressBook = z.object({ addresses: z.array(Address) })
export type AddressBook = z.infer<typeof AddressBook>

export const Country = CountryResource.pick({ name: true, validForBilling: true, validForDelivery: true }).extend({
  code: z.string(),
})
export type Country = z.infer<typeof Country>

const id = z.string().regex(pathIdPattern)

/** A limit against abuse. The API checks the allowed length and reports it in the shopper's language. */
const trimmedString = z.string().trim().max(1000)

/** Fields of an address form. The API treats an empty field as missing. */
export const AddressInput = z.object({
  type: z.array(AddressType).max(addressTypes.length),
  defaults: z.array(AddressType).max(addressTypes.length),
  firstName: trimmedString,
  lastName: trimmedString,
  company: trimmedString.optional(),
  line1: trimmedString,
  line2: trimmedString.optional(),
  city: trimmedString,
  region: trimmedString.optional(),
  postcode: trimmedString,
  countryCode: trimmedString,
  telephone: trimmedString.optional(),
})
export type AddressInput = z.infer<typeof AddressInput>

export const addressesSchemas = {
  getAddresses: { input: emptyObject, output: AddressBook },
  getAddress: { input: z.object({ id }), output: Address },
  /** `id` of the new address. */
  createAddress: { input: AddressInput, output: AddressBook.extend({ id: z.string() }) },
  /** Replaces the address as a whole. */
  updateAddress: { input: AddressInput.extend({ id }), output: AddressBook },
  /** Makes the address the default of one of its types. The previous default stays in the book. */
  setDefaultAddress: { input: z.object({ id, type: AddressType }), output: AddressBook },
  /** Removes all of these addresses or none: 404 when one of them belongs to another customer. */
  removeAddresses: { input: z.object({ ids: z.array(id).min(1).max(100) }), output: AddressBook },
  /** Countries sorted by name in the shopper's language: all, or those allowed for one type of address. */
  getCountries: {
    input: z.object({ type: AddressType.optional() }),
    output: z.object({ countries: z.array(Country) }),
  },
}
