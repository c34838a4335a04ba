import type { Language } from '#shared/rules/preferences.ts'
import { validationMessage, rejectedFieldsError } from '../../presentation/field-errors.ts'

/** Rejects empty fields before a limit counts them, because an empty field is no guess. */
export const assertCredentialsEntered = (
  { email, password }: { email: string; password: string },
  language: Language,
): void => {
  const missingFields = [
    ...(email === '' ? [{ field: 'email', message: validationMessage('required', language) }] : []),
    ...(password === '' ? [{ field: 'password', message: validationMessage('required', language) }] : []),
  ]
  if (missingFields.length > 0) throw rejectedFieldsError(missingFields)
}
