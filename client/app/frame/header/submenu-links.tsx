import type { HeaderLink } from './header-link.ts'
import { MenuLinkAnchor } from '../../../ui/actions/menu-link-anchor.tsx'
import { markLanguage } from '../../../ui/text/mark-language.tsx'
import styles from './submenu-links.module.css'

type SubmenuLinksProps = { links: HeaderLink[]; currentPath: string; className?: string }

export const SubmenuLinks = ({ links, currentPath, className }: SubmenuLinksProps) => (
  <ul className={className}>
    {links.map((link) => (
      <li key={link.href + link.text}>
        <MenuLinkAnchor
          link={link}
          className={styles.link}
          aria-current={link.href === currentPath ? 'page' : undefined}
        >
          {markLanguage(link.text, link.lang)} {link.note && <span className={styles.note}>{link.note}</span>}
        </MenuLinkAnchor>
      </li>
    ))}
  </ul>
)
