import { addressTypes, type AddressType } from '#shared/address-types.ts'
import type { Address, AddressForm } from '#shared/api/addresses/addresses-schemas.ts'
import type { Language } from '#shared/preferences.ts'
import { textOf } from '../../app/form-values.ts'

/** An address as its form shows and posts it: empty text for what is not there. */
export type AddressDraft = Required<AddressForm>

/** The text fields of the form, by the names the API uses in its violations. */
export const textFields = ['firstName', 'lastName', 'company', 'countryCode', 'line1', 'line2', 'city', 'region', 'postcode', 'telephone'] as const

export type TextField = (typeof textFields)[number]

const typesIn = (form: FormData, name: string): AddressType[] => addressTypes.filter((type) => form.getAll(name).includes(type))

export const readDraft = (form: FormData): AddressDraft => ({
  ...(Object.fromEntries(textFields.map((name) => [name, textOf(form, name)])) as Record<TextField, string>),
  type: typesIn(form, 'type'),
  defaults: typesIn(form, 'defaults'),
})

export const draftOf = (address: Address): AddressDraft => ({
  ...(Object.fromEntries(textFields.map((name) => [name, address[name] ?? ''])) as Record<TextField, string>),
  type: address.type,
  defaults: address.defaults,
})

/** Most people write down where they live: the country of the language, and the name they gave. */
export const newDraft = (language: Language, type: AddressType[], name: { firstName?: string | undefined; lastName?: string | undefined }): AddressDraft => ({
  firstName: name.firstName ?? '',
  lastName: name.lastName ?? '',
  company: '',
  countryCode: language === 'de' ? 'DE' : 'GB',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  telephone: '',
  type,
  defaults: [],
})
