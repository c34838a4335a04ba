import { isCurrent, type HeaderLink } from './header-link.ts'
import styles from './header-nav.module.css'
import { MenuLinkAnchor } from '../../../ui/actions/menu-link-anchor.tsx'
import { NavSubmenu } from './nav-submenu.tsx'

type HeaderNavProps = { label: string; links: HeaderLink[]; currentPath: string }

export const HeaderNav = ({ label, links, currentPath }: HeaderNavProps) => (
  <nav className={styles.nav} aria-label={label}>
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href + link.text} className={styles.item}>
          {link.children?.length ? (
            <NavSubmenu link={link} currentPath={currentPath} summaryClass={styles.link} />
          ) : (
            <MenuLinkAnchor
              link={link}
              className={styles.link}
              aria-current={isCurrent(link, currentPath) ? 'page' : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  </nav>
)
