import type { ReactNode } from 'react'
import styles from './undo.module.css'

/** What was removed, and the way back. */
export const Undo = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className={styles.undo} role="status">
    <span>{text}</span>
    {children}
  </div>
)
