import type { Language } from '#shared/rules/preferences.ts'
import english from '../../../locales/en/profile.json' with { type: 'json' }
import { rejectedFieldsError } from '../../presentation/field-errors.ts'
import { readTextsByLanguage } from '../../presentation/read-texts.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'

/** The same texts as in the browser. */
const texts = readTextsByLanguage('profile', english)

/** The API's message. The shop needs it because it checks the password by signing in. */
export const wrongPasswordError = (field: string, language: Language) =>
  rejectedFieldsError([{ field, message: getServerTexts(language).wrongPassword }])

export const assertDeletionAccepted = (confirmed: boolean, language: Language) => {
  if (!confirmed) throw rejectedFieldsError([{ field: 'confirmed', message: texts[language].delete.unconfirmed }])
}
