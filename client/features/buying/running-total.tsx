import type { ReactNode } from 'react'
import styles from './running-total.module.css'

export const runningTotalId = 'running-total'

/** The total so far, announced when it changes, and the submit button. */
export const RunningTotal = ({ total, note, action }: { total?: string; note?: string; action: ReactNode }) => (
  <div className={styles.runningTotal} id={runningTotalId}>
    <p className={styles.total} role="status" data-total="">
      {total}
      {note && <small>{note}</small>}
    </p>
    {action}
  </div>
)
