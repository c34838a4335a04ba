import { PasswordEntry } from './password-entry.tsx'

type CurrentPasswordProps = {
  name: string
  label: string
  /** Changes with every refusal, so that the field starts empty again. */
  attempt: string | undefined
  at: (field: string) => { error?: string }
}

/** The password that somebody has: to come in, or to prove that it is still them. */
export const CurrentPassword = ({ name, label, attempt, at }: CurrentPasswordProps) => (
  <PasswordEntry
    key={attempt}
    id={name}
    name={name}
    label={label}
    autoComplete="current-password"
    required
    {...at(name)}
  />
)
