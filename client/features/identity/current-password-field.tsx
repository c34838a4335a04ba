import { LocalizedPasswordField } from './localized-password-field.tsx'

type CurrentPasswordFieldProps = {
  name: string
  label: string
  /** Changes with every refusal, so that the field starts empty again. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
}

/** The password that somebody has: to come in, or to prove that it is still them. */
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
