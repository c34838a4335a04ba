import type { Language } from '#shared/rules/preferences.ts'
import { faultWords, refusedFields } from '../../presentation/field-faults.ts'

/**
 * What was left empty is said at its field, as the browser would have: it is no guess at a password, and does not count
 * as one.
 */
export const assertCredentials = (
  { email, password }: { email: string; password: string },
  language: Language,
): void => {
  const missing = [
    ...(email === '' ? [{ field: 'email', message: faultWords('email', language) }] : []),
    ...(password === '' ? [{ field: 'password', message: faultWords('required', language) }] : []),
  ]
  if (missing.length > 0) throw refusedFields(missing)
}
