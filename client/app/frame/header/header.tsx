import type { ReactNode } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { Drawer } from './drawer.tsx'
import type { HeaderLabels, HeaderLink } from './header-link.ts'
import { HeaderNav } from './header-nav.tsx'
import { HeaderTools, type AccountTool, type BasketTool } from './header-tools.tsx'
import styles from './header.module.css'
import { Icon } from '../../../ui/actions/icon.tsx'
import { SearchBar } from './search-bar.tsx'
import { Container } from '../../../ui/layout/container.tsx'

type HeaderProps = {
  brand: { name: ReactNode; to: string; label: string }
  links: HeaderLink[]
  currentPath: string
  /** Shown in the row on wide screens, and in the drawer. */
  languageSwitch: ReactNode
  /** What else can be set: a button in the row on wide screens, and all of it in the drawer. */
  settingsMenu: ReactNode
  settings: ReactNode
  /** A search field by the id it is to have: one lies in the bar that the header opens, one in the drawer. */
  searchField: (id: string, focusOnOpen: boolean) => ReactNode
  account: AccountTool
  basket: BasketTool
  labels: HeaderLabels
}

/** Works without a script: the submenu is a <details>, the drawer a popover. */
export const Header = ({
  brand,
  links,
  currentPath,
  languageSwitch,
  settingsMenu,
  settings,
  searchField,
  account,
  basket,
  labels,
}: HeaderProps) => (
  <header className={styles.header} data-no-print="">
    <Container className={styles.row}>
      <Link className={styles.brand} to={brand.to} aria-label={brand.label}>
        {brand.name}
      </Link>
      <HeaderNav label={labels.main} links={links} currentPath={currentPath} />
      <div className={styles.tools}>
        <div className={styles.language}>
          {languageSwitch}
          {settingsMenu}
        </div>
        <button className={styles.search} type="button" aria-label={labels.search} popoverTarget="search-bar">
          <Icon name="search" />
        </button>
        <HeaderTools account={account} basket={basket} />
        <button className={styles.menu} type="button" aria-label={labels.menu} popoverTarget="menu-drawer">
          <Icon name="menu" />
        </button>
      </div>
    </Container>
    <SearchBar id="search-bar" closeLabel={labels.closeSearch}>
      {searchField('search-field', true)}
    </SearchBar>
    <Drawer
      id="menu-drawer"
      {...{ brand, links, currentPath, languageSwitch, settings, account, basket, labels }}
      search={searchField('drawer-search-field', false)}
    />
  </header>
)
