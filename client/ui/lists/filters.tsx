import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './filters.module.css'

/**
 * Holds three fields (two with `twoColumns`) and a submit button. Place it in a GET form, so that it works without
 * JavaScript.
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
