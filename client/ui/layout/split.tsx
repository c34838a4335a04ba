import type { ReactNode } from 'react'
import styles from './split.module.css'

/** Content, and beside it a column that stays in sight. */
export const Split = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={styles.split}>
    <div className={styles.main}>{children}</div>
    <div className={styles.side}>{side}</div>
  </div>
)
