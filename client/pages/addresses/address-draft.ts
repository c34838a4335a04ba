import { addressTypes, type AddressType } from '#shared/rules/address-types.ts'
import type { Address, AddressForm } from '#shared/api/addresses/addresses-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { newTexts, readTexts, textsOf } from '../../features/addresses/address-texts.ts'

/** An address of the book as its form shows and posts it: empty text for what is not there. */
export type AddressDraft = Required<AddressForm>

const typesIn = (form: FormData, name: string): AddressType[] =>
  addressTypes.filter((type) => form.getAll(name).includes(type))

export const readDraft = (form: FormData): AddressDraft => ({
  ...readTexts(form),
  type: typesIn(form, 'type'),
  defaults: typesIn(form, 'defaults'),
})

export const draftOf = (address: Address): AddressDraft => ({
  ...textsOf(address),
  type: address.type,
  defaults: address.defaults,
})

export const newDraft = (
  language: Language,
  type: AddressType[],
  name: { firstName?: string | undefined; lastName?: string | undefined },
): AddressDraft => ({
  ...newTexts(language, name),
  type,
  defaults: [],
})
