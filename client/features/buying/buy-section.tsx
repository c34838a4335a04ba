import type { ReactNode } from 'react'
import styles from './buy-section.module.css'

/** The section of a page with its buy form, or the reason why there is none. The buy bar leads to `id`. */
export const BuySection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <h2 className={styles.title} id={`${id}-title`}>
      {title}
    </h2>
    {children}
  </section>
)
