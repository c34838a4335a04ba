import type { Language } from '#shared/rules/preferences.ts'
import german from '../../../locales/de/profile.json' with { type: 'json' }
import english from '../../../locales/en/profile.json' with { type: 'json' }
import { refusedFields } from '../../presentation/field-faults.ts'

/** The words of the reference API, for a password that is checked by signing in with it. */
const wrongPassword: Record<Language, string> = {
  en: 'This is not your current password.',
  de: 'Das ist nicht dein aktuelles Passwort.',
}

/** In which the browser says the same. */
const unconfirmed: Record<Language, string> = { en: english.delete.unconfirmed, de: german.delete.unconfirmed }

export const wrongPasswordAt = (field: string, language: Language) =>
  refusedFields([{ field, message: wrongPassword[language] }])

export const assertConfirmed = (confirmed: boolean, language: Language) => {
  if (!confirmed) throw refusedFields([{ field: 'confirmed', message: unconfirmed[language] }])
}
