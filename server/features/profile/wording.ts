import type { Language } from '#shared/preferences.ts'
import { AppError } from '../../errors.ts'

type Wording = Record<Language, string>

/** The words of the reference API, for a password that is checked by signing in with it. */
const wrongPassword: Wording = { en: 'This is not your current password.', de: 'Das ist nicht dein aktuelles Passwort.' }

const unconfirmed: Wording = { en: 'Tick the box if you want your account deleted.', de: 'Setz das Häkchen, wenn dein Konto gelöscht werden soll.' }

const refusedAt = (field: string, message: string) => new AppError(422, 'rejected', message, { fields: [{ field, message }] })

export const wrongPasswordAt = (field: string, language: Language) => refusedAt(field, wrongPassword[language])

export const assertConfirmed = (confirmed: boolean, language: Language) => {
  if (!confirmed) throw refusedAt('confirmed', unconfirmed[language])
}
