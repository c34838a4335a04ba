import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Texts of equal weight side by side, each under a heading. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>

export const Column = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={styles.column}>
    <h3 id={id} className="text-name">
      {title}
    </h3>
    {children}
  </section>
)
