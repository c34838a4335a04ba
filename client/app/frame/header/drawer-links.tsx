import styles from './drawer-links.module.css'
import { isCurrent, type HeaderLink } from './header-link.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { MenuLinkAnchor } from '../../../ui/actions/menu-link-anchor.tsx'
import { markLanguage } from '../../../ui/text/mark-language.tsx'
import { SubmenuLinks } from './submenu-links.tsx'

type DrawerLinksProps = { links: HeaderLink[]; currentPath: string }

export const DrawerLinks = ({ links, currentPath }: DrawerLinksProps) => (
  <ul className={styles.list}>
    {links.map((link) => (
      <li key={link.href + link.text}>
        {link.children?.length ? (
          <details className={styles.details}>
            <summary className={styles.link}>
              {markLanguage(link.text, link.lang)} <Icon name="down" className={styles.icon} />
            </summary>
            <SubmenuLinks links={link.children} currentPath={currentPath} className={styles.sub} />
          </details>
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
)
