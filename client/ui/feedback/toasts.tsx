import type { ReactNode } from 'react'
import styles from './toasts.module.css'

/** Holds the toasts. It is always rendered, so that screen readers announce each new toast. */
export const Toasts = ({ label, children }: { label: string; children?: ReactNode }) => (
  <section className={styles.toasts} aria-label={label} data-no-print="">
    {children}
  </section>
)
