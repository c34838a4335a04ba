import type { ReactNode } from 'react'
import { AddressBlock } from '../../features/addresses/address-block.tsx'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { Link } from '../../ui/actions/link.tsx'
import styles from './location-card.module.css'

type LocationCardProps = {
  to: string
  name: string
  note?: string
  /** The language of the note, when it is not the page's. */
  lang?: string
  address: readonly string[]
  level?: HeadingLevel
  children: ReactNode
}

export const LocationCards = ({ children }: { children: ReactNode }) => <ul className={styles.cards}>{children}</ul>

/** A location of the brand; `children` hold its opening hours and contact. */
export const LocationCard = ({ to, name, note, lang, address, level = 3, children }: LocationCardProps) => (
  <li className={styles.card}>
    <Heading level={level} className={styles.name} translate="no">
      <Link to={to}>{name}</Link>
    </Heading>
    {note && (
      <p className="small-muted" lang={lang}>
        {note}
      </p>
    )}
    <AddressBlock lines={address} />
    {children}
  </li>
)
