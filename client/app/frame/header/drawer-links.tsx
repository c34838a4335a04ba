import styles from './drawer-links.module.css'
import { isCurrent, type HeaderLink } from './header-link.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { MenuLinkAnchor } from '../../../ui/actions/menu-link-anchor.tsx'

type DrawerLinksProps = { links: HeaderLink[]; currentPath: string }

export const DrawerLinks = ({ links, currentPath }: DrawerLinksProps) => (
  <ul className={styles.list}>
    {links.map((link) => (
      <li key={link.href + link.text}>
        {link.children?.length ? (
          <details className={styles.details} open>
            <summary className={styles.link}>
              {link.text} <Icon name="down" className={styles.icon} />
            </summary>
            <ul className={styles.sub}>
              {link.children.map((child) => (
                <li key={child.href + child.text}>
                  <MenuLinkAnchor
                    link={child}
                    className={styles.subLink}
                    aria-current={child.href === currentPath ? 'page' : undefined}
                  >
                    {child.text} {child.note && <span className={styles.note}>{child.note}</span>}
                  </MenuLinkAnchor>
                </li>
              ))}
            </ul>
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
