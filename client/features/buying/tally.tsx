import type { ReactNode } from 'react'
import styles from './tally.module.css'

/** What it comes to so far, announced as it changes, and the button. */
export const Tally = ({ sum, note, action }: { sum?: string; note?: string; action: ReactNode }) => (
  <div className={styles.tally}>
    <p className={styles.sum} role="status">
      {sum}
      {note && <small>{note}</small>}
    </p>
    {action}
  </div>
)
