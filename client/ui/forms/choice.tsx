import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './choice.module.css'
import fieldStyles from './field.module.css'

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  type?: 'checkbox' | 'radio'
  label: ReactNode
  note?: ReactNode
  /** At the end of the label: a price. */
  aside?: ReactNode
  error?: string
  boxed?: boolean
  /** Whether a required one carries the star; false where the legend of its group does. */
  isMarked?: boolean
}

export const Choice = ({
  type = 'checkbox',
  label,
  note,
  aside,
  error,
  boxed,
  isMarked = true,
  id,
  ...input
}: ChoiceProps) => {
  const own = useId()
  const base = id ?? own
  const described = [note && `${base}-note`, error && `${base}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(styles.choice, boxed && styles.boxed)}>
      <input
        className={styles.input}
        type={type}
        id={base}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        {...input}
      />
      <label className={classNames(styles.label, aside !== undefined && styles.two)} htmlFor={base}>
        {label}
        {aside !== undefined && <span className={styles.aside}> {aside}</span>}
        {input.required && isMarked && (
          <span className={fieldStyles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {note && (
        <p className={styles.note} id={`${base}-note`}>
          {note}
        </p>
      )}
      {error && (
        <p className={classNames(styles.note, fieldStyles.error)} id={`${base}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
