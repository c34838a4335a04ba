import { LocalizedPasswordField } from './localized-password-field.tsx'

type CurrentPasswordFieldProps = {
  name: string
  label: string
  /** Changes with every rejected submission, so that the field is emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
}

/** The existing password, to sign in or to confirm a change. */
export const CurrentPasswordField = ({ name, label, submission, fieldError }: CurrentPasswordFieldProps) => (
  <LocalizedPasswordField
    key={submission}
    id={name}
    name={name}
    label={label}
    autoComplete="current-password"
    required
    {...fieldError(name)}
  />
)
