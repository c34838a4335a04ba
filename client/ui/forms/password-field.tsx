import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { PasswordInput, type PasswordLabels, type SharedVisibility } from './password-input.tsx'

type PasswordFieldProps = FieldTexts &
  PasswordLabels &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type'> & { visibility?: SharedVisibility }

export const PasswordField = ({ id, label, required, optional, hint, error, ...input }: PasswordFieldProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>
    {(control) => <PasswordInput {...input} {...control} />}
  </Field>
)
