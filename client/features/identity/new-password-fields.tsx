import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { LocalizedPasswordField } from './localized-password-field.tsx'

type NewPasswordFieldsProps = {
  /** A hidden username, so that a password manager saves the password under the right account. */
  email: string
  labels: { newPassword: string; confirmPassword: string }
  /** Changes with every rejection, so that the fields are emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
}
