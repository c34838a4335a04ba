import type { ReactNode } from 'react'
import styles from './buy-section.module.css'

/** Holds the variants and the running total, inside the page's form. The buy bar leads to `id`. */
export const BuySection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <h2 className={styles.title} id={`${id}-title`}>
      {title}
    </h2>
    {children}
  </section>
)
