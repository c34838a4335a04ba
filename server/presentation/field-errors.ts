import type { FieldError } from '#shared/api/errors.ts'
import { fieldRules, isTextTooShort, doPasswordsDiffer } from '#shared/rules/field-rules.ts'
import type { Language } from '#shared/rules/preferences.ts'
import german from '../../locales/de/errors.json' with { type: 'json' }
import english from '../../locales/en/errors.json' with { type: 'json' }
import { AppError } from '../http/errors.ts'

/** The words in which the browser says the same. */
const messages = { en: english.check, de: german.check }

export const validationMessage = (rule: keyof typeof english.check, language: Language): string =>
  messages[language][rule]

/** `fields` are what the shopper sees; the first of them is the message. */
export const fieldErrors = (fields: FieldError[]) => new AppError(422, 'rejected', fields[0]?.message ?? '', { fields })

/** What can be said of two new passwords without knowing whose they are; `field` is the first. */
export const findNewPasswordErrors = (
  field: string,
  password: string,
  confirmPassword: string,
  language: Language,
): FieldError[] => {
  const { minLength: minimum } = fieldRules.newPassword
  const tooShort = validationMessage('tooShort', language).replace('{{minimum}}', String(minimum))
  const confirmationRule = doPasswordsDiffer(password, confirmPassword)
    ? 'passwordsDiffer'
    : confirmPassword === ''
      ? 'required'
      : undefined
  return [
    ...(isTextTooShort(password, minimum) ? [{ field, message: tooShort }] : []),
    ...(confirmationRule ? [{ field: 'confirmPassword', message: validationMessage(confirmationRule, language) }] : []),
  ]
}

/**
 * Refuses two passwords that differ, and says with it what else is wrong with the first. What is only too short is the
 * API's to refuse.
 */
export const assertPasswordsMatch = (field: string, password: string, confirmPassword: string, language: Language) => {
  if (doPasswordsDiffer(password, confirmPassword))
    throw fieldErrors(findNewPasswordErrors(field, password, confirmPassword, language))
}
