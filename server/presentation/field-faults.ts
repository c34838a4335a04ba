import type { FieldError } from '#shared/api/errors.ts'
import { fieldRules, isTooShort, passwordsDiffer } from '#shared/rules/field-rules.ts'
import type { Language } from '#shared/rules/preferences.ts'
import german from '../../locales/de/errors.json' with { type: 'json' }
import english from '../../locales/en/errors.json' with { type: 'json' }
import { AppError } from '../http/errors.ts'

/** The words in which the browser says the same. */
const words = { en: english.check, de: german.check }

export const faultWords = (fault: keyof typeof english.check, language: Language): string => words[language][fault]

/** `fields` are what the shopper sees; the first of them is the message. */
export const refusedFields = (fields: FieldError[]) =>
  new AppError(422, 'rejected', fields[0]?.message ?? '', { fields })

/** What can be said of two new passwords without knowing whose they are; `field` is the first. */
export const newPasswordFaults = (
  field: string,
  password: string,
  confirmPassword: string,
  language: Language,
): FieldError[] => {
  const { minLength: minimum } = fieldRules.newPassword
  const tooShort = faultWords('tooShort', language).replace('{{minimum}}', String(minimum))
  const again = passwordsDiffer(password, confirmPassword)
    ? 'passwordsDiffer'
    : confirmPassword === ''
      ? 'required'
      : undefined
  return [
    ...(isTooShort(password, minimum) ? [{ field, message: tooShort }] : []),
    ...(again ? [{ field: 'confirmPassword', message: faultWords(again, language) }] : []),
  ]
}

/**
 * Refuses two passwords that differ, and says with it what else is wrong with the first. What is only too short is the
 * API's to refuse.
 */
export const assertPasswordsMatch = (field: string, password: string, confirmPassword: string, language: Language) => {
  if (passwordsDiffer(password, confirmPassword))
    throw refusedFields(newPasswordFaults(field, password, confirmPassword, language))
}
