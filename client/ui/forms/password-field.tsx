import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { PasswordInput, type PasswordToggleProps } from './password-input.tsx'

type PasswordFieldProps = FieldTexts &
  PasswordToggleProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'>

export const PasswordField = ({ id, label, required, optional, hint, error, ...input }: PasswordFieldProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>
    {(control) => <PasswordInput {...input} {...control} />}
  </Field>
)
