import type { ReactNode } from 'react'
import styles from './scripting.module.css'

/** Shown only where scripts run. */
export const WithScript = ({ children }: { children: ReactNode }) => <span className={styles.with}>{children}</span>
