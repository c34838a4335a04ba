import type { ReactNode } from 'react'
import styles from './side-menu-layout.module.css'

type SideMenuLayoutProps = { menu: ReactNode; children: ReactNode }

/** A menu beside the content; on a phone above it. */
export const SideMenuLayout = ({ menu, children }: SideMenuLayoutProps) => (
  <div className={styles.layout}>
    {menu}
    <div className={styles.main}>{children}</div>
  </div>
)
