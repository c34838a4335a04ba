import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Link } from '../../ui/actions/link.tsx'
import styles from './side-menu.module.css'

type SideMenuProps = {
  label: string
  /** Opens the menu in a narrow window. */
  opener: string
  items: { to: string; text: string; current?: boolean }[]
  /** The last item. */
  children: ReactNode
}

export const SideMenu = ({ label, opener, items, children }: SideMenuProps) => (
  <nav aria-label={label} className={styles.menu}>
    <Disclosure summary={opener} isOpenWhenWide>
      <ul className={styles.list}>
        {items.map(({ to, text, current }) => (
          <li key={to} className={styles.item}>
            <Link className={styles.link} to={to} aria-current={current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
        <li className={styles.item}>{children}</li>
      </ul>
    </Disclosure>
  </nav>
)
