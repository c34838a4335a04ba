import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './filters.module.css'

/**
 * Three fields (or `few`: two) and a submit button as children; lies inside a GET form, so that it works without a
 * script.
 */
export const Filters = ({
  children,
  views,
  twoColumns,
}: {
  children: ReactNode
  views?: ReactNode
  twoColumns?: boolean
}) => (
  <div className={styles.filters}>
    <div className={classNames(styles.set, twoColumns && styles.twoColumns)}>{children}</div>
    {views}
  </div>
)
