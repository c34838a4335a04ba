import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { Select } from '../select/select.tsx'

type SelectFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts>

export const SelectField = ({ id, label, required, optional, hint, error, ...select }: SelectFieldProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>{(control) => <Select {...select} {...control} />}</Field>
)
