import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './check-option.module.css'
import fieldStyles from './field.module.css'

type CheckOptionProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  note?: ReactNode
  /** Shown at the end of the label, such as a price. */
  aside?: ReactNode
  error?: string
  boxed?: boolean
  /** Whether a required option shows the star; false where the legend of its group does. */
  hasRequiredMark?: boolean
}

export const CheckOption = ({
  type = 'checkbox',
  label,
  note,
  aside,
  error,
  boxed,
  hasRequiredMark = true,
  id,
  ...input
}: CheckOptionProps) => {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const describedBy = [note && `${inputId}-note`, error && `${inputId}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(styles.option, boxed && styles.boxed)}>
      <input
        className={styles.input}
        type={type}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        {...input}
      />
      <label className={classNames(styles.label, aside !== undefined && styles.withAside)} htmlFor={inputId}>
        {label}
        {aside !== undefined && <span className={styles.aside}> {aside}</span>}
        {input.required && hasRequiredMark && (
          <span className={fieldStyles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {note && (
        <p className={styles.note} id={`${inputId}-note`}>
          {note}
        </p>
      )}
      {error && (
        <p className={classNames(styles.note, fieldStyles.error)} id={`${inputId}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
