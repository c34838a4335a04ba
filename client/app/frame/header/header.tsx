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
  /** Rendered twice: in the row on wide screens and in the drawer. */
  languageSwitch: ReactNode
  /** The other preferences: a button in the row on wide screens, the full forms in the drawer. */
  currencyMenu: ReactNode
  settings: ReactNode
  /** Renders the search field with the given id: once in the search bar, once in the drawer. */
  searchField: (id: string, focusOnOpen: boolean) => ReactNode
  account: AccountTool
  basket: BasketTool
  labels: HeaderLabels
}

/** Works without JavaScript: the submenu is a <details>, the drawer a popover. */
export const Header = ({
  brand,
  links,
  currentPath,
  languageSwitch,
  currencyMenu,
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
          {currencyMenu}
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
