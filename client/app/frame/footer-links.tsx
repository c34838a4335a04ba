import styles from './footer.module.css'
import { MenuLinkAnchor } from '../../ui/actions/menu-link-anchor.tsx'

type FooterLinksProps = { title: string; links: { text: string; href: string; external: boolean; lang?: string }[] }

export const FooterLinks = ({ title, links }: FooterLinksProps) => (
  <nav aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.text}>
          <MenuLinkAnchor link={link} />
        </li>
      ))}
    </ul>
  </nav>
)
