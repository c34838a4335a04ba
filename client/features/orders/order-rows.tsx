import type { ReactNode } from 'react'
import type { EventDate, Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Link } from '../../ui/actions/link.tsx'
import { DateBlock } from '../events/date-block.tsx'
import { SmallPoster } from '../events/small-poster.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './order-rows.module.css'
import { markLanguage } from '../../ui/text/mark-language.tsx'

type OrderRow = {
  to: string
  /** The name of the first item: an event if there is one. */
  title: string
  /** The language of the title, when it is not the page's. */
  lang?: string | undefined
  /** The accessible name of the link ("Marrow Choir, Order PX-7K3M-2QXD"). */
  label: string
  image: Image | null
  /** The date of the event; undefined for an order without an event. */
  date: EventDate | undefined
  /** Says that the event has ended. */
  over: string | undefined
  /** Whether the event is cancelled: its picture is then grey and its name struck through. */
  isCancelled: boolean
  /** Whether the event is not on this date: it is cancelled or postponed. */
  isDateVoid: boolean
  contents: ReactNode
  state: string
  total: string
  /** Badges of rescheduled or cancelled events. */
  changes?: ReactNode
  /** "Order PX-7K3M-2QXD · 3 November 2026" */
  reference: string
}

/** A row for each order, with the name of its first item; the whole row is a link. */
export const OrderRows = ({ rows }: { rows: readonly OrderRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(
      ({
        to,
        title,
        lang,
        label,
        image,
        date,
        over,
        isCancelled,
        isDateVoid,
        contents,
        state,
        total,
        changes,
        reference,
      }) => (
        <li key={to} className={classNames(styles.row, isCancelled && styles.cancelled, over && styles.over)}>
          <SmallPoster image={image} />
          <div className={styles.main}>
            {date && (
              <p className={styles.date}>
                <DateBlock date={date} size="line" className={classNames(isDateVoid && styles.voidDate)} /> {over}
              </p>
            )}
            <Link to={to} className={classNames('card-link', styles.title)} aria-label={label}>
              {markLanguage(title, lang)}
            </Link>
            <p className={styles.contents}>{contents}</p>
            {changes && <p className={styles.changes}>{changes}</p>}
            <p className={styles.reference}>{reference}</p>
          </div>
          <p className={styles.side}>
            <span className={styles.total}>{total}</span>
            <span>{state}</span>
          </p>
        </li>
      ),
    )}
  </ul>
)
