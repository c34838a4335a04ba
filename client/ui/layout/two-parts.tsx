import type { ReactNode } from 'react'
import styles from './two-parts.module.css'

/** Two equal parts, such as signing in and registering; each child is one of them. */
export const TwoParts = ({ children }: { children: ReactNode }) => <div className={styles.parts}>{children}</div>
