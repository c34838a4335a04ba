import type { ReactNode } from 'react'
import styles from './field.module.css'

export type FieldTexts = {
  id: string
  label: ReactNode
  required?: boolean
  /** The note after the label of an optional field: "— optional". */
  optional?: string
  hint?: ReactNode
  error?: string
}

type ControlProps = { id: string; required?: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** The attributes that tie a control to its label, hint and error. */
const getControlProps = ({ id, required, hint, error }: FieldTexts): ControlProps => ({
  id,
  required: required || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

type FieldErrorProps = { id?: string; role?: 'alert'; children: ReactNode }

export const FieldErrorText = ({ id, role, children }: FieldErrorProps) => (
  <p className={styles.error} id={id} role={role}>
    {children}
  </p>
)

type FieldProps = FieldTexts & { children: (props: ControlProps) => ReactNode }

export const Field = ({ children, ...texts }: FieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} id={`${texts.id}-label`} htmlFor={texts.id}>
      {texts.label}
      {texts.required && (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
      {texts.optional && <span className={styles.optional}> {texts.optional}</span>}
    </label>
    {texts.hint && (
      <p className={styles.hint} id={`${texts.id}-hint`}>
        {texts.hint}
      </p>
    )}
    {children(getControlProps(texts))}
    {texts.error && <FieldErrorText id={`${texts.id}-error`}>{texts.error}</FieldErrorText>}
  </div>
)
