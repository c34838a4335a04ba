import type { ReactNode } from 'react'
import styles from './text-section.module.css'

export const TextSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 className="text-name" id={id}>
      {title}
    </h2>
    {children}
  </section>
)
