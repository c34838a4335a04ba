import type { FieldError } from '#shared/api/errors.ts'
import { fieldRules, isTextTooShort, doPasswordsDiffer } from '#shared/rules/field-rules.ts'
import type { Language } from '#shared/rules/preferences.ts'
import english from '../../locales/en/errors.json' with { type: 'json' }
import { AppError } from '../http/errors.ts'
import { readTextsByLanguage } from './read-texts.ts'

/** The same texts as in the browser's validation. */
const texts = readTextsByLanguage('errors', english)

export const validationMessage = (rule: keyof typeof english.check, language: Language): string =>
  texts[language].check[rule]

/** The message of the first field becomes the message of the error. */
export const rejectedFieldsError = (fields: FieldError[]) =>
  new AppError(422, 'rejected', fields[0]?.message ?? '', { fields })

/** Validates a new password; `field` is the name of the first password field. */
export const findNewPasswordErrors = (
  field: string,
  password: string,
  confirmPassword: string,
  language: Language,
): FieldError[] => {
  const { minLength: minimum } = fieldRules.newPassword
  const tooShort = validationMessage('tooShort', language).replace('{{minimum}}', String(minimum))
  const confirmationRule =
    confirmPassword === '' ? 'required' : doPasswordsDiffer(password, confirmPassword) ? 'passwordsDiffer' : undefined
  return [
    ...(isTextTooShort(password, minimum) ? [{ field, message: tooShort }] : []),
    ...(confirmationRule ? [{ field: 'confirmPassword', message: validationMessage(confirmationRule, language) }] : []),
  ]
}

/**
 * Throws when the two passwords differ; the error then also says when the first is too short. Does not reject equal
 * passwords that are too short: the API does.
 */
export const assertPasswordsMatch = (field: string, password: string, confirmPassword: string, language: Language) => {
  if (doPasswordsDiffer(password, confirmPassword))
    throw rejectedFieldsError(findNewPasswordErrors(field, password, confirmPassword, language))
}
