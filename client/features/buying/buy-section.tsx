import type { ReactNode } from 'react'
import styles from './buy-section.module.css'

/** Holds the variants and the running total, inside the page's form. The buy bar leads to `id`. */
export const BuySection = ({
  id,
  title,
  children,
}: {
  id: string
  /** Missing where there is nothing to buy. */
  title: string | undefined
  children: ReactNode
}) => (
  <section className={styles.section} id={id} aria-labelledby={title && `${id}-title`}>
    {title && (
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
    )}
    {children}
  </section>
)
