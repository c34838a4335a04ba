import type { ReactNode } from 'react'
import styles from './totals-table.module.css'

type TotalsTableProps = {
  rows: { key: string; term: ReactNode; value: string; isSubtotal?: boolean }[]
  total: { term: string; value: string }
}

export const TotalsTable = ({ rows, total }: TotalsTableProps) => (
  <dl className={styles.totals}>
    {rows.map(({ key, term, value, isSubtotal }) => (
      <div key={key} className={isSubtotal ? styles.subtotal : undefined}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    <div className={styles.total} data-total="">
      <dt>{total.term}</dt>
      <dd>{total.value}</dd>
    </div>
  </dl>
)
