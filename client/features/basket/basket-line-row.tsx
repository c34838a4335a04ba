import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { EventDate, Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import styles from './basket-line-row.module.css'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { DateBlock } from '../events/date-block.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'

type BasketLineProps = {
  to: string
  name: string
  /** The ticket type; `details` (venue and date) stand below it. */
  variant: ReactNode
  details?: string
  /** What has changed since the line was added; a line that cannot be bought says why. */
  state?: { text: string; buyable: boolean }
  /** The event is cancelled: its picture is grey, its name and date are struck. */
  isCancelled?: boolean
  date: EventDate | null
  image: Image | null
  price?: string
  /** Notes on the line, one text per row. */
  notes?: readonly ReactNode[]
  level?: HeadingLevel
  lang?: string
  /** Controls below quantity and price. */
  more?: ReactNode
  /** The stepper and the remove button. */
  children: ReactNode
}

export const BasketLines = ({ children }: { children: ReactNode }) => <ul className="stack-16">{children}</ul>

/** The price at the end of a line's foot. */
export const LinePriceText = ({ children }: { children: ReactNode }) => <p className={styles.price}>{children}</p>

/** One line of the basket, drawn as a ticket. */
export const BasketLineRow = ({
  to,
  name,
  variant,
  details,
  state,
  isCancelled,
  date,
  image,
  price,
  notes = [],
  level = 2,
  lang,
  more,
  children,
}: BasketLineProps) => (
  <TicketCard as="li" className={classNames(styles.line, isCancelled && styles.cancelled)}>
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
      {notes.map((note, index) => (
        <span key={index} className={styles.details}>
          {note}
        </span>
      ))}
      {state && <span className={classNames(styles.state, !state.buyable && styles.notBuyable)}>{state.text}</span>}
    </p>
    {date && <DateBlock date={date} className={styles.date} />}
    <TicketDivider className={styles.divider} />
    <div className={styles.foot}>
      {children}
      {price && <LinePriceText>{price}</LinePriceText>}
    </div>
    {more && <div className={styles.more}>{more}</div>}
  </TicketCard>
)
