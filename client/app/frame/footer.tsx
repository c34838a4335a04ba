import type { ReactNode } from 'react'
import { FooterLinks } from './footer-links.tsx'
import styles from './footer.module.css'
import { MenuAnchor } from '../../ui/actions/menu-anchor.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'

type FooterLink = { text: string; href: string; external: boolean }

type FooterProps = {
  line: string
  places: string[]
  groups: { title: string; links: FooterLink[] }[]
  phone: { title: string; text: string; href: string; note?: string }
  social: { title: string; links: FooterLink[] }
  legal: { label: string; links: FooterLink[] }
  copyright: string
  /** After the legal links: a button for consent choices. */
  children?: ReactNode
}

export const Footer = ({ line, places, groups, phone, social, legal, copyright, children }: FooterProps) => (
  <footer className={styles.footer} data-no-print="">
    <Wrap>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <p className={styles.line}>{line}</p>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place}>{place}</li>
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
          {phone.note && <p className={styles.note}>{phone.note}</p>}
          <h2 className={styles.title}>{social.title}</h2>
          <ul className={styles.social}>
            {social.links.map((link) => (
              <li key={link.text}>
                <MenuAnchor link={link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <nav className={styles.legal} aria-label={legal.label}>
        {legal.links.map((link) => (
          <MenuAnchor key={link.text} link={link} />
        ))}
        {children}
        <span>{copyright}</span>
      </nav>
    </Wrap>
  </footer>
)
