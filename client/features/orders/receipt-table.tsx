import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './receipt-table.module.css'

type ReceiptLine = {
  key: string
  name: ReactNode
  notes: string[]
  quantity: string
  unitPrice: string
  total: string
}

type ReceiptTableProps = {
  caption: string
  /** Whether only screen readers have the caption, because the page's title says it. */
  isCaptionHidden?: boolean | undefined
  head: { item: string; quantity: string; unitPrice: string; total: string }
  lines: readonly ReceiptLine[]
  /** The rows below the lines; `isTotal` emphasises a row, `note` stands below its term. */
  totals: readonly { key: string; term: string; note?: string; value: string; isTotal?: boolean }[]
}

/**
 * The lines and totals of an order. On small screens unit price and quantity stand below the name, so that the table
 * never scrolls sideways.
 */
export const ReceiptTable = ({ caption, isCaptionHidden, head, lines, totals }: ReceiptTableProps) => (
  <table className={styles.table}>
    <caption className={isCaptionHidden ? undefined : styles.caption}>
      {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">{head.item}</th>
        <th scope="col" className={classNames(styles.number, styles.wide)}>
          {head.unitPrice}
        </th>
        <th scope="col" className={classNames(styles.number, styles.wide)}>
          {head.quantity}
        </th>
        <th scope="col" className={styles.number}>
          {head.total}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, name, notes, quantity, unitPrice, total }) => (
        <tr key={key}>
          <th scope="row">
            <span className={styles.name}>{name}</span>
            <span className={classNames(styles.note, styles.narrow)}>
              {quantity} × {unitPrice}
            </span>
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </th>
          <td className={classNames(styles.number, styles.wide)}>{unitPrice}</td>
          <td className={classNames(styles.number, styles.wide)}>{quantity}</td>
          <td className={styles.number}>{total}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {totals.map(({ key, term, note, value, isTotal }) => (
        <tr key={key} className={classNames(isTotal && styles.total)}>
          <th scope="row">
            {term}
            {note ? <span className={styles.note}>{note}</span> : null}
          </th>
          <td className={styles.wide} />
          <td className={styles.wide} />
          <td className={styles.number}>{value}</td>
        </tr>
      ))}
    </tfoot>
  </table>
)
