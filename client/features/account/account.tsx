import type { ReactNode } from 'react'
import styles from './account.module.css'

export const Account = ({ menu, children }: { menu: ReactNode; children: ReactNode }) => (
  <div className={styles.account}>
    {menu}
    <div className={styles.main}>{children}</div>
  </div>
)
