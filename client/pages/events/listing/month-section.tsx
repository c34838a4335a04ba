import type { ReactNode } from 'react'
import styles from './month-section.module.css'

/** The only component that uses --width-extra-wide. */
export const MonthSection = ({
  id,
  name,
  year,
  children,
}: {
  id: string
  name: string
  year: string
  children: ReactNode
}) => (
  <section className={styles.month} aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      {name} <span className={styles.year}>{year}</span>
    </h2>
    {children}
  </section>
)
