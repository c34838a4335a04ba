import type { Language } from '#shared/preferences.ts'
import { AppError } from '../errors.ts'

/** Settled rule 4. */
const mismatch: Record<Language, string> = {
  en: 'The passwords do not match.',
  de: 'Die Passwörter stimmen nicht überein.',
}

/** Refuses two passwords that differ, at the second. */
export const assertPasswordsMatch = (password: string, confirmPassword: string, language: Language) => {
  if (confirmPassword === password) return
  const message = mismatch[language]
  throw new AppError(422, 'rejected', message, { fields: [{ field: 'confirmPassword', message }] })
}
