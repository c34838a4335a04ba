import { getAddressFormat } from '#shared/rules/address-format.ts'
import type { TFunction } from 'i18next'
import { languageSettings, type Language } from '#shared/wire/languages.ts'
import { formText } from '../../routing/form-text.ts'

/** The text fields of an address, named as in the violations of the API. */
export const addressFieldNames = [
  'firstName',
  'lastName',
  'company',
  'countryCode',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'telephone',
] as const

type AddressFieldName = (typeof addressFieldNames)[number]

/** The values of an address form: empty text for missing fields. */
export type AddressFormValues = Record<AddressFieldName, string>

const mapAddressFields = (getValue: (name: AddressFieldName) => string) =>
  Object.fromEntries(addressFieldNames.map((name) => [name, getValue(name)])) as AddressFormValues

/** `prefix` precedes the name of each field in a form with several addresses: `billingAddress.`. */
export const readAddressForm = (form: FormData, prefix = ''): AddressFormValues =>
  mapAddressFields((name) => formText(form, prefix + name))

export const toAddressFormValues = (address: { [N in AddressFieldName]: string | null }): AddressFormValues =>
  mapAddressFields((name) => address[name] ?? '')

/** A new address: the country of the language, and the name of the customer. */
export const createAddressValues = (
  language: Language,
  name: { firstName?: string | undefined; lastName?: string | undefined },
): AddressFormValues => ({
  ...mapAddressFields(() => ''),
  firstName: name.firstName ?? '',
  lastName: name.lastName ?? '',
  countryCode: new Intl.Locale(languageSettings[language].tag).region!,
})

/**
 * The labels of the fields of a country, by name and in their order: for `useFormErrors`. `t` must translate
 * `addresses`.
 */
export const getAddressLabels = (countryCode: string, t: TFunction, prefix = ''): Record<string, string> => {
  const { fields, labels } = getAddressFormat(countryCode)
  const labelKeys = { firstName: 'firstName', lastName: 'lastName', company: 'company', countryCode: 'country' }
  return Object.fromEntries([
    ...Object.entries(labelKeys).map(([name, key]) => [prefix + name, t(key)]),
    ...fields.map((addressPart) => [prefix + addressPart, t(`label.${labels[addressPart]}`)]),
    [`${prefix}telephone`, t('telephone')],
  ]) as Record<string, string>
}
