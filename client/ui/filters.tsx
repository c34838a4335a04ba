import type { ReactNode } from 'react'
import styles from './filters.module.css'

/** Three fields and a submit button as children; lies inside a GET form, so that it works without a script. */
export const Filters = ({ children, views }: { children: ReactNode; views?: ReactNode }) => (
  <div className={styles.filters}>
    <div className={styles.set}>{children}</div>
    {views}
  </div>
)
