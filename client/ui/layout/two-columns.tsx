import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

/** Two equal parts, such as signing in and registering; each child is one of them. */
export const TwoColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
