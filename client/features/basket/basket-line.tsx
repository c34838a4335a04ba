import type { ReactNode } from 'react'
import { LinePrice } from './line-price.tsx'
import { Link } from '../../ui/actions/link.tsx'
import type { EventDate, Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './basket-line.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { DateBlock } from '../events/date-block.tsx'
import { Ticket } from '../../ui/ticket/ticket.tsx'

type BasketLineProps = {
  to: string
  name: string
  /** The ticket kind, and where and when below it. */
  variant: ReactNode
  details?: string
  /** What has changed about it; what cannot be bought says why. */
  state?: { text: string; buyable: boolean }
  date: EventDate | null
  image: Image | null
  price?: string
  /** What else there is to say of it, a line each. */
  notes?: readonly string[]
  level?: HeadingLevel
  lang?: string
  /** Stepper, and what removes the line. */
  children: ReactNode
}

/** A line is the ticket it will become. */
export const BasketLine = ({
  to,
  name,
  variant,
  details,
  state,
  date,
  image,
  price,
  notes = [],
  level = 2,
  lang,
  children,
}: BasketLineProps) => (
  <Ticket as="li" className={styles.line}>
    {image ? (
      <OptimizedImage image={image} alt="" sizes="5rem" className={styles.art} />
    ) : (
      <span className={styles.art} />
    )}
    <Heading level={level} className={styles.name} lang={lang}>
      <Link to={to}>{name}</Link>
    </Heading>
    <p className={styles.variant}>
      {variant}
      {details && <span className={styles.details}>{details}</span>}
      {notes.map((note) => (
        <span key={note} className={styles.details}>
          {note}
        </span>
      ))}
      {state && <span className={classNames(styles.state, !state.buyable && styles.notBuyable)}>{state.text}</span>}
    </p>
    {date && <DateBlock date={date} className={styles.date} />}
    <TicketDivider className={styles.divider} />
    <div className={styles.foot}>
      {children}
      {price && <LinePrice>{price}</LinePrice>}
    </div>
  </Ticket>
)
