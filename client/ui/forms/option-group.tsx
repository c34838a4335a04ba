import type { ReactNode } from 'react'
import styles from './option-group.module.css'
import fieldStyles from './field.module.css'

type OptionGroupProps = {
  /** Give the first `CheckOption` the id of the field, so that a link of the error summary reaches it. */
  id: string
  legend: ReactNode
  required?: boolean
  optional?: string
  hint?: ReactNode
  error?: string
  /** One option per row, for `boxed` options. */
  stacked?: boolean
  children: ReactNode
}

/** A group of `CheckOption`s under a legend. */
export const OptionGroup = ({ id, legend, required, optional, hint, error, stacked, children }: OptionGroupProps) => (
  <fieldset
    className={styles.group}
    aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
  >
    <legend className={styles.legend}>
      {legend}
      {required && (
        <span className={fieldStyles.star} aria-hidden="true">
          {' *'}
        </span>
      )}
      {optional && <span className={fieldStyles.optional}> {optional}</span>}
    </legend>
    {hint && (
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <div className={stacked ? styles.stack : styles.row}>{children}</div>
    {error && (
      <p className={fieldStyles.error} id={`${id}-error`}>
        {error}
      </p>
    )}
  </fieldset>
)
