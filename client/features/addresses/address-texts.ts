import { addressFormat } from '#shared/rules/address-format.ts'
import type { TFunction } from 'i18next'
import type { Language } from '#shared/rules/preferences.ts'
import { textOf } from '../../routing/form-values.ts'

/** The text fields of an address, by the names the API uses in its violations. */
export const textFields = [
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

export type TextField = (typeof textFields)[number]

/** What a form shows and posts of an address: empty text for what is not there. */
export type AddressTexts = Record<TextField, string>

const textsBy = (read: (name: TextField) => string) =>
  Object.fromEntries(textFields.map((name) => [name, read(name)])) as AddressTexts

/** `prefix` stands before the name of each field, where a form holds more than one address: `billingAddress.`. */
export const readTexts = (form: FormData, prefix = ''): AddressTexts => textsBy((name) => textOf(form, prefix + name))

export const textsOf = (address: { [N in TextField]: string | null }): AddressTexts =>
  textsBy((name) => address[name] ?? '')

/** Most people write down where they live: the country of the language, and the name they gave. */
export const newTexts = (
  language: Language,
  name: { firstName?: string | undefined; lastName?: string | undefined },
): AddressTexts => ({
  ...textsBy(() => ''),
  firstName: name.firstName ?? '',
  lastName: name.lastName ?? '',
  countryCode: language === 'de' ? 'DE' : 'GB',
})

/**
 * The labels of the fields a country has, by their names and in their order: for `useFormErrors`. `t` speaks
 * `addresses`.
 */
export const addressLabels = (countryCode: string, t: TFunction, prefix = ''): Record<string, string> => {
  const { fields, labels } = addressFormat(countryCode)
  const named = { firstName: 'firstName', lastName: 'lastName', company: 'company', countryCode: 'country' }
  return Object.fromEntries([
    ...Object.entries(named).map(([name, key]) => [prefix + name, t(key)]),
    ...fields.map((part) => [prefix + part, t(`label.${labels[part]}`)]),
    [`${prefix}telephone`, t('telephone')],
  ]) as Record<string, string>
}
