import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { TextInput } from './text-input.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts>

export const TextField = ({ id, label, required, optional, hint, error, ...input }: TextFieldProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>
    {(control) => <TextInput {...input} {...control} />}
  </Field>
)
