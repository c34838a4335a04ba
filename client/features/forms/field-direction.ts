import type { TFunction } from 'i18next'
import { fieldRules } from '#shared/rules/field-rules.ts'

/** Keys of the messages that already name their field. */
const ownMessages = ['terms', 'email', 'telephone', 'postcodeGB', 'postcodeDE', 'tooShort', 'passwordsDiffer'] as const

/**
 * What to do about a field ("Enter your first name."), or an empty text when that needs the field's label. Browser and
 * server send the same message for every missing value. So the text is `ownDirection` or, without one, that of the last
 * part of the field's name: `firstName` of `contact.firstName`. `t` must translate `errors`.
 */
export const getFieldDirection = (field: string, message: string, t: TFunction, ownDirection?: string): string => {
  if (message === t('errors:check.required'))
    return ownDirection ?? t(`errors:enter.${field.split('.').at(-1)}`, { defaultValue: '' })
  const { minLength: minimum } = fieldRules.newPassword
  return ownMessages.some((key) => message === t(`errors:check.${key}`, { minimum })) ? message : ''
}
