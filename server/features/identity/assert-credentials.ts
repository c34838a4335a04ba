import type { Language } from '#shared/rules/preferences.ts'
import { validationMessage, fieldErrors } from '../../presentation/field-errors.ts'

/**
 * What was left empty is said at its field, as the browser would have: it is no guess at a password, and does not count
 * as one.
 */
export const assertCredentials = (
  { email, password }: { email: string; password: string },
  language: Language,
): void => {
  const missing = [
    ...(email === '' ? [{ field: 'email', message: validationMessage('email', language) }] : []),
    ...(password === '' ? [{ field: 'password', message: validationMessage('required', language) }] : []),
  ]
  if (missing.length > 0) throw fieldErrors(missing)
}
