import type { ReactNode } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './receipt-table.module.css'

export type ReceiptLine = { key: string; name: ReactNode; notes: string[]; number: string; each: string; sum: string }

type ReceiptTableProps = {
  caption: string
  head: { what: string; number: string; each: string; sum: string }
  lines: readonly ReceiptLine[]
  /** What is added and taken off below the lines; the total stands out. */
  sums: readonly { key: string; term: string; value: string; total?: boolean }[]
}

/**
 * What was bought and for how much. On small screens number and price stand below the name, so that nothing scrolls
 * sideways.
 */
export const ReceiptTable = ({ caption, head, lines, sums }: ReceiptTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{head.what}</th>
        <th scope="col" className={classNames(styles.number, styles.wide)}>
          {head.each}
        </th>
        <th scope="col" className={classNames(styles.number, styles.wide)}>
          {head.number}
        </th>
        <th scope="col" className={styles.number}>
          {head.sum}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, name, notes, number, each, sum }) => (
        <tr key={key}>
          <th scope="row">
            <span className={styles.name}>{name}</span>
            <span className={classNames(styles.note, styles.narrow)}>
              {number} × {each}
            </span>
            {notes.map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </th>
          <td className={classNames(styles.number, styles.wide)}>{each}</td>
          <td className={classNames(styles.number, styles.wide)}>{number}</td>
          <td className={styles.number}>{sum}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {sums.map(({ key, term, value, total }) => (
        <tr key={key} className={classNames(total && styles.total)}>
          <th scope="row">{term}</th>
          <td className={styles.wide} />
          <td className={styles.wide} />
          <td className={styles.number}>{value}</td>
        </tr>
      ))}
    </tfoot>
  </table>
)
