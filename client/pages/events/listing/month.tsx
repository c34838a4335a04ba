import type { ReactNode } from 'react'
import styles from './month.module.css'

/** The only place for --shout: a month's name, and what is on in it. */
export const Month = ({
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
