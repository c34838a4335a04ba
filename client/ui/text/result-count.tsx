import type { ReactNode } from 'react'
import styles from './result-count.module.css'

/** The number of results; announced when it changes. */
export const ResultCount = ({ children, note }: { children: ReactNode; note?: string }) => (
  <div className={styles.count}>
    <p className={styles.text} role="status">
      {children}
    </p>
    {note && <p className={styles.note}>{note}</p>}
  </div>
)
