import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './field-and-button.module.css'
import { TextInput } from './text-input.tsx'

type FieldAndButtonProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> & { button: ReactNode }

/** A form of one field, with its button beside the field. */
export const FieldAndButton = ({
  id,
  label,
  required,
  optional,
  hint,
  error,
  button,
  ...input
}: FieldAndButtonProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>
    {(control) => (
      <span className={styles.row}>
        <TextInput {...input} {...control} />
        {button}
      </span>
    )}
  </Field>
)
