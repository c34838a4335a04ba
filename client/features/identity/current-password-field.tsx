import type { ReactNode } from 'react'
import { LocalizedPasswordField } from './localized-password-field.tsx'

export type CurrentPasswordFieldProps = {
  name: string
  label: string
  /** Changes with every rejected submission, so that the field is emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  /** A note that the password is optional, for a form that needs it only for some of its changes. */
  optional?: string
  hint?: ReactNode
}

/** The existing password, to sign in or to confirm a change. */
export const CurrentPasswordField = ({ name, submission, fieldError, ...texts }: CurrentPasswordFieldProps) => (
  <LocalizedPasswordField
    key={submission}
    id={name}
    name={name}
    autoComplete="current-password"
    required={!texts.optional}
    {...texts}
    {...fieldError(name)}
  />
)
