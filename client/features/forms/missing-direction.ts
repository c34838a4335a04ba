import type { TFunction } from 'i18next'

/**
 * What to do about a missing value ("Enter your first name."), or an empty text: browser and server have one message
 * for any field. The last part of a field's name decides, as in `contact.firstName`. `t` must translate `errors`.
 */
export const getMissingDirection = (field: string, message: string, t: TFunction): string =>
  message === t('errors:check.required') ? t(`errors:enter.${field.split('.').at(-1)}`, { defaultValue: '' }) : ''
