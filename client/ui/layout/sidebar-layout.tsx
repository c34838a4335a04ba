import type { ReactNode } from 'react'
import styles from './sidebar-layout.module.css'

/** Content with a sticky column beside it. */
export const SidebarLayout = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={styles.layout}>
    <div className={styles.main}>{children}</div>
    <div className={styles.side}>{side}</div>
  </div>
)
