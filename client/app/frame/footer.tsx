import type { ReactNode } from 'react'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { MenuLinkAnchor } from '../../ui/actions/menu-link-anchor.tsx'
import { Container } from '../../ui/layout/container.tsx'

type FooterLink = { text: string; href: string; external: boolean; lang?: string }

type FooterProps = {
  tagline: string
  venues: string[]
  groups: { title: string; links: FooterLink[] }[]
  phone: { title: string; text: string; href: string; note?: string }
  social: { title: string; links: FooterLink[] }
  legal: { label: string; links: FooterLink[] }
  copyright: string
  /** The button for consent choices, shown after the legal links. */
  children?: ReactNode
}

export const Footer = ({ tagline, venues, groups, phone, social, legal, copyright, children }: FooterProps) => (
  <footer className={styles.footer} data-no-print="">
    <Container>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <p className={styles.tagline}>{tagline}</p>
          <ul className={styles.venues}>
            {venues.map((venue) => (
              <li key={venue}>{venue}</li>
            ))}
          </ul>
        </div>
        {groups.map((group) => (
          <FooterLinks key={group.title} {...group} />
        ))}
        <div className={styles.contact}>
          <h2 className={styles.title}>{phone.title}</h2>
          <p className={styles.phone}>
            <a href={phone.href}>{phone.text}</a>
          </p>
          {phone.note && <p className="small-muted">{phone.note}</p>}
          <h2 className={styles.title}>{social.title}</h2>
          <ul className={styles.social}>
            {social.links.map((link) => (
              <li key={link.text}>
                <MenuLinkAnchor link={link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <nav className={styles.legal} aria-label={legal.label}>
        {legal.links.map((link) => (
          <MenuLinkAnchor key={link.text} link={link} />
        ))}
        {children}
        <span>{copyright}</span>
      </nav>
    </Container>
  </footer>
)
