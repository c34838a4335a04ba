import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
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
    <details className={styles.opener}>
      <summary className={classNames('plus-summary', styles.summary)}>{opener}</summary>
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
    </details>
  </nav>
)
