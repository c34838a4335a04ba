import type { ReactNode } from 'react'
import styles from './summary-box.module.css'

/** The totals, the button and a note of small print, under a title. */
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
