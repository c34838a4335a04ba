import { pick } from '#runtime/pick.ts'
import type { AddressChoice } from '#shared/api/checkout/checkout-schemas.ts'
import type { OrderAddressBody, OrderAddressResource } from '#shared/wire/contact.ts'
import { AppError } from '../../http/errors.ts'
import type { AddressResource } from '../../upstream/resources/addresses.ts'

const addressFields = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'countryCode',
  'telephone',
] as const

type AddressFields = Pick<OrderAddressResource, (typeof addressFields)[number]>

/** Whether two addresses are equal. A missing address equals no other. */
export const isSameAddress = (a: AddressFields | null | undefined, b: AddressFields | null | undefined): boolean =>
  Boolean(a && b) && addressFields.every((part) => a?.[part] === b?.[part])

/** Picks the fields that an order needs, without those of the address book. */
export const toOrderAddressBody = (address: AddressFields): OrderAddressBody => pick(address, addressFields)

/**
 * Returns the entered address, or the chosen one of the customer's address book. Throws 404 for an id that is not in
 * the book.
 */
export const resolveAddress = (choice: AddressChoice, book: readonly AddressResource[]): OrderAddressBody => {
  if (!('id' in choice)) {
    const { company, line2, region, telephone, ...rest } = choice
    return {
      ...rest,
      company: company || null,
      line2: line2 || null,
      region: region || null,
      telephone: telephone || null,
    }
  }
  const savedAddress = book.find(({ id }) => id === choice.id)
  if (!savedAddress) throw new AppError(404, 'not_found', 'There is no such address.')
  return toOrderAddressBody(savedAddress)
}
