import type { ReactNode } from 'react'
import styles from './ticket-types.module.css'

/** The rows and the tally, inside the page's own form; `id` is what the buy bar leads to. */
export const TicketTypes = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
    <h2 className={styles.title} id={`${id}-title`}>
      {title}
    </h2>
    {children}
  </section>
)
