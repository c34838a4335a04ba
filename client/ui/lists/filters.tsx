import { useId, type ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './filters.module.css'

type FiltersProps = {
  children: ReactNode
  views?: ReactNode
  twoColumns?: boolean
  /** Folds the fields away on small screens, under a switch with this label. */
  toggle?: string
}

/**
 * Holds three fields (two with `twoColumns`) and a submit button. Place it in a GET form, so that it works without
 * JavaScript. A checkbox folds the fields, because `<details>` could not be open on wide screens only.
 */
export const Filters = ({ children, views, twoColumns, toggle }: FiltersProps) => {
  const toggleId = useId()
  return (
    <div className={styles.filters}>
      {toggle && (
        <span className={styles.toggle}>
          <input type="checkbox" id={toggleId} className={styles.switch} />
          <label htmlFor={toggleId} className={styles.label}>
            {toggle}
          </label>
        </span>
      )}
      <div className={classNames(styles.set, twoColumns && styles.twoColumns, toggle && styles.foldable)}>
        {children}
      </div>
      {views}
    </div>
  )
}
