import type { TFunction } from 'i18next'

/** Messages that name their field. */
const ownMessages = ['email', 'telephone', 'postcodeGB', 'postcodeDE'] as const

/**
 * What to do about a field ("Enter your first name."), if the message says it without the field's label; or an empty
 * text. For a missing value, browser and server have one message for any field: `ownDirection` decides, or the last
 * part of the field's name, as in `contact.firstName`. `t` must translate `errors`.
 */
export const getFieldDirection = (field: string, message: string, t: TFunction, ownDirection?: string): string => {
  if (message === t('errors:check.required'))
    return ownDirection ?? t(`errors:enter.${field.split('.').at(-1)}`, { defaultValue: '' })
  return ownMessages.some((key) => message === t(`errors:check.${key}`)) ? message : ''
}
