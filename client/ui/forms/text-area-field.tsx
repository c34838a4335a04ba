import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { TextArea } from './text-area.tsx'

type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts>

export const TextAreaField = ({ id, label, required, optional, hint, error, ...area }: TextAreaFieldProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>{(control) => <TextArea {...area} {...control} />}</Field>
)
