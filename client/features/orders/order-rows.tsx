import type { ReactNode } from 'react'
import { Link } from '../../ui/actions/link.tsx'
import styles from './order-rows.module.css'

export type OrderRow = {
  to: string
  /** The accessible name of the link ("Order PX-104882"). */
  label: string
  number: string
  placedOn: string
  contents: string
  state: string
  total: string
  /** Badges of rescheduled or cancelled events. */
  changes?: ReactNode
}

/** A row for each order; the whole row is a link. */
export const OrderRows = ({ rows }: { rows: readonly OrderRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ to, label, number, placedOn, contents, state, total, changes }) => (
      <li key={to} className={styles.row}>
        <Link to={to} className={styles.number} aria-label={label}>
          {number}
        </Link>
        <span className={styles.total}>{total}</span>
        <span className={styles.placed}>{placedOn}</span>
        <span className={styles.state}>{state}</span>
        <span className={styles.contents}>{contents}</span>
        {changes && <span className={styles.changes}>{changes}</span>}
      </li>
    ))}
  </ul>
)
