import type { ReactNode } from 'react'
import styles from './side-menu-layout.module.css'

export const SideMenuLayout = ({ menu, children }: { menu: ReactNode; children: ReactNode }) => (
  <div className={styles.layout}>
    {menu}
    <div className={styles.main}>{children}</div>
  </div>
)
