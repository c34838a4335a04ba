import type { ReactNode } from 'react'
import styles from './detail.module.css'

export const Detail = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.detail} aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      {title}
    </h2>
    {children}
  </section>
)
