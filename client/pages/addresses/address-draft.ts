import { addressTypes, type AddressType } from '#shared/wire/address-types.ts'
import type { Address, AddressInput } from '#shared/api/addresses/addresses-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import {
  createAddressValues,
  readAddressForm,
  toAddressFormValues,
} from '../../features/addresses/address-form-values.ts'

/** An address as its form shows and posts it: missing fields are empty strings. */
export type AddressDraft = Required<AddressInput>

const readTypes = (form: FormData, name: string): AddressType[] =>
  addressTypes.filter((type) => form.getAll(name).includes(type))

export const readAddressDraft = (form: FormData): AddressDraft => ({
  ...readAddressForm(form),
  type: readTypes(form, 'type'),
  defaults: readTypes(form, 'defaults'),
})

export const toAddressDraft = (address: Address): AddressDraft => ({
  ...toAddressFormValues(address),
  type: address.type,
  defaults: address.defaults,
})

export const createAddressDraft = (
  language: Language,
  type: AddressType[],
  name: { firstName?: string | undefined; lastName?: string | undefined },
): AddressDraft => ({
  ...createAddressValues(language, name),
  type,
  defaults: [],
})
