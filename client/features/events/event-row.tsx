import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import type { EventDate, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { canBeSaved, isBuyable } from '#shared/rules/sale-status.ts'
import { StatusBadge } from './status-badge.tsx'
import styles from './event-row.module.css'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { Heading, type HeadingLevel } from '../../ui/text/heading.tsx'
import { getHeadlineSize } from '../../ui/text/get-headline-size.ts'
import { DateBlock } from './date-block.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

export type EventRowProps = {
  to: string
  name: string
  /** The name with marked matches, where it was searched for. */
  highlightedName?: ReactNode
  support?: string | null
  date: EventDate
  /** Empty in a list of one venue. */
  venue: string
  /** When doors open or, when they open at the start, when the event starts. */
  time: string
  status: SaleStatus
  statusLabel: string
  price?: string
  memberPrice?: string | undefined
  action: string
  level?: HeadingLevel
  /** The wishlist button at the end of the row. Missing for a cancelled event, which cannot be saved. */
  corner?: ReactNode
  lang?: string
}

export const EventRow = ({
  to,
  name,
  highlightedName,
  support,
  date,
  venue,
  time,
  status,
  statusLabel,
  price,
  memberPrice,
  action,
  level = 3,
  lang,
  corner,
}: EventRowProps) => (
  <li className={styles.row}>
    <DateBlock date={date} className={styles.date} />
    <div className={styles.text}>
      <Heading level={level} className={styles.name} lang={lang} data-headline-size={getHeadlineSize(name, 18)}>
        <Link className={classNames('card-link', styles.link)} to={to}>
          {highlightedName ?? name}
        </Link>
      </Heading>
      {support && (
        <p className={styles.support} lang={lang}>
          {support}
        </p>
      )}
    </div>
    <p className={styles.venue}>
      {venue}
      <span className={styles.time}>{time}</span>
    </p>
    <div className={styles.state}>
      <StatusBadge status={status}>{statusLabel}</StatusBadge>
      {price && <span className={styles.price}>{price}</span>}
      {memberPrice && <span className={styles.memberPrice}>{memberPrice}</span>}
    </div>
    <div className={styles.action}>
      <ButtonLink to={to} variant={isBuyable(status) ? 'buy' : 'plain'} className={styles.button}>
        {action}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </ButtonLink>
    </div>
    {corner && canBeSaved(status) && <div className={styles.corner}>{corner}</div>}
  </li>
)

export const EventList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
