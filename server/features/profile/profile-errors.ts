import type { Language } from '#shared/rules/preferences.ts'
import german from '../../../locales/de/profile.json' with { type: 'json' }
import english from '../../../locales/en/profile.json' with { type: 'json' }
import { rejectedFieldsError } from '../../presentation/field-errors.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'

/** The same message as in the browser's validation. */
const unconfirmedMessages: Record<Language, string> = { en: english.delete.unconfirmed, de: german.delete.unconfirmed }

/** The API's message. The shop needs it because it checks the password by signing in. */
export const wrongPasswordError = (field: string, language: Language) =>
  rejectedFieldsError([{ field, message: getServerTexts(language).wrongPassword }])

export const assertDeletionAccepted = (confirmed: boolean, language: Language) => {
  if (!confirmed) throw rejectedFieldsError([{ field: 'confirmed', message: unconfirmedMessages[language] }])
}
