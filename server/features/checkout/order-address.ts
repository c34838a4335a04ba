import type { AddressChoice } from '#shared/api/checkout/checkout-schemas.ts'
import type { OrderAddressBody } from '#shared/wire/basket.ts'
import { AppError } from '../../http/errors.ts'
import type { Address } from '../../upstream/schemas/addresses.ts'
import type { OrderAddress } from '../../upstream/schemas/basket.ts'

const parts = [
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

type Parts = Pick<OrderAddress, (typeof parts)[number]>

/** Nothing of an address that is not written is the same as another address. */
export const isSameAddress = (one: Parts | null | undefined, other: Parts | null | undefined): boolean =>
  Boolean(one && other) && parts.every((part) => one?.[part] === other?.[part])

/** As an order has it: without the bookkeeping of an address book. */
export const bodyOfAddress = ({
  firstName,
  lastName,
  company,
  line1,
  line2,
  city,
  region,
  postcode,
  countryCode,
  telephone,
}: Parts): OrderAddressBody => ({
  firstName,
  lastName,
  company,
  line1,
  line2,
  city,
  region,
  postcode,
  countryCode,
  telephone,
})

/** One that was written out, or one of the customer's own book: 404 for any other. */
export const chosenAddress = (choice: AddressChoice, book: readonly Address[]): OrderAddressBody => {
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
  const found = book.find(({ id }) => id === choice.id)
  if (!found) throw new AppError(404, 'not_found', 'There is no such address.')
  return bodyOfAddress(found)
}
