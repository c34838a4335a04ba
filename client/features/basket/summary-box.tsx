import type { ReactNode } from 'react'
import styles from './summary-box.module.css'

/** What it comes to: sums, the button, a line of small print. */
export const SummaryBox = ({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note?: string
  children: ReactNode
}) => (
  <section aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {children}
    {note && <p className={styles.note}>{note}</p>}
  </section>
)
