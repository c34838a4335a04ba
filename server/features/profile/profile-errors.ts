import type { Language } from '#shared/rules/preferences.ts'
import german from '../../../locales/de/profile.json' with { type: 'json' }
import english from '../../../locales/en/profile.json' with { type: 'json' }
import { rejectedFieldsError } from '../../presentation/field-errors.ts'

/** The reference API's message. The shop needs it because it checks the password by signing in. */
const wrongPasswordMessages: Record<Language, string> = {
  en: 'This is not your current password.',
  de: 'Das ist nicht dein aktuelles Passwort.',
}

/** The same message as in the browser's validation. */
const unconfirmedMessages: Record<Language, string> = { en: english.delete.unconfirmed, de: german.delete.unconfirmed }

export const wrongPasswordError = (field: string, language: Language) =>
  rejectedFieldsError([{ field, message: wrongPasswordMessages[language] }])

export const assertDeletionAccepted = (confirmed: boolean, language: Language) => {
  if (!confirmed) throw rejectedFieldsError([{ field: 'confirmed', message: unconfirmedMessages[language] }])
}
