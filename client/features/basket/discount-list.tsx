import type { ReactNode } from 'react'
import styles from './discount-list.module.css'

type Discount = {
  key: string
  name: ReactNode
  amount: string
  notes: readonly string[]
  /** The button that removes the discount. */
  action?: ReactNode
}

/** Promotions and gift vouchers, each with its amount. */
export const DiscountList = ({ label, items }: { label: string; items: readonly Discount[] }) => (
  <ul className={styles.list} aria-label={label}>
    {items.map(({ key, name, amount, notes, action }) => (
      <li key={key} className={styles.item}>
        <p className={styles.name}>{name}</p>
        <p className={styles.amount}>{amount}</p>
        {notes.length > 0 || action ? (
          <div className={styles.foot}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
            {action}
          </div>
        ) : null}
      </li>
    ))}
  </ul>
)
