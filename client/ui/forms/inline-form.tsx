import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './inline-form.module.css'
import { TextInput } from './text-input.tsx'

type InlineFormProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts> & { button: ReactNode }

/** A field with the submit button beside it. */
export const InlineForm = ({ id, label, required, optional, hint, error, button, ...input }: InlineFormProps) => (
  <Field {...{ id, label, required, optional, hint, error }}>
    {(control) => (
      <span className={styles.row}>
        <TextInput {...input} {...control} />
        {button}
      </span>
    )}
  </Field>
)
