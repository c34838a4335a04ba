import type { ReactNode } from 'react'
import styles from './side-menu-layout.module.css'

type SideMenuLayoutProps = { menu: ReactNode; isMenuLast: boolean; children: ReactNode }

/** A menu beside the content; on a phone above it, or below it with `isMenuLast`. */
export const SideMenuLayout = ({ menu, isMenuLast, children }: SideMenuLayoutProps) => (
  <div className={styles.layout}>
    {isMenuLast ? null : menu}
    <div className={styles.main}>{children}</div>
    {isMenuLast ? <div className={styles.menuLast}>{menu}</div> : null}
  </div>
)
