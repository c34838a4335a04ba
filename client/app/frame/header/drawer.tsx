import type { ReactNode } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { DrawerLinks } from './drawer-links.tsx'
import styles from './drawer.module.css'
import type { HeaderLabels, HeaderLink } from './header-link.ts'
import type { AccountTool, BasketTool } from './header-tools.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'

type DrawerProps = {
  id: string
  brand: { name: ReactNode; to: string; label: string }
  links: HeaderLink[]
  currentPath: string
  languageSwitch: ReactNode
  settings: ReactNode
  search: ReactNode
  account: AccountTool
  basket: BasketTool
  labels: HeaderLabels
}

/** A popover, so that it opens and closes without JavaScript, also with Escape. */
export const Drawer = ({
  id,
  brand,
  links,
  currentPath,
  languageSwitch,
  settings,
  search,
  account,
  basket,
  labels,
}: DrawerProps) => (
  <div id={id} className={styles.drawer} popover="auto">
    <div className={styles.top}>
      <Link className={styles.brand} to={brand.to} aria-label={brand.label}>
        {brand.name}
      </Link>
      <button
        className={styles.close}
        type="button"
        aria-label={labels.closeMenu}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
    </div>
    <div className={styles.search}>{search}</div>
    <nav className={styles.list} aria-label={labels.menu}>
      <DrawerLinks links={links} currentPath={currentPath} />
    </nav>
    <div className={styles.foot}>
      <Link to={account.to}>{account.text}</Link>
      <Link to={basket.to}>
        {basket.text}
        {basket.count ? `, ${basket.count}` : ''}
      </Link>
      {languageSwitch}
      <div className={styles.settings}>{settings}</div>
    </div>
  </div>
)
