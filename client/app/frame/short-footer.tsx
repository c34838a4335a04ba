import type { ReactNode } from 'react'
import { MenuLinkAnchor } from '../../ui/actions/menu-link-anchor.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from './footer.module.css'

type ShortFooterProps = {
  phone: { text: string; href: string }
  legal: { label: string; links: { text: string; href: string; external: boolean }[] }
  /** The button for consent choices, shown after the legal links. */
  children?: ReactNode
}

/** The phone number and the legal links, for pages that lead to a payment. */
export const ShortFooter = ({ phone, legal, children }: ShortFooterProps) => (
  <footer className={classNames(styles.footer, styles.short)} data-no-print="">
    <Container>
      <nav className={styles.legal} aria-label={legal.label}>
        <a href={phone.href}>{phone.text}</a>
        {legal.links.map((link) => (
          <MenuLinkAnchor key={link.text} link={link} />
        ))}
        {children}
      </nav>
    </Container>
  </footer>
)
