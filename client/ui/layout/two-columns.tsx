import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

/** Two columns of equal width, such as sign-in and registration; each child is a column. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
