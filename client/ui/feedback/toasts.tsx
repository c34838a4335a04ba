import type { ReactNode } from 'react'
import styles from './toasts.module.css'

/** The place for toasts, always there, so that what is put into it is announced. */
export const Toasts = ({ label, children }: { label: string; children?: ReactNode }) => (
  <section className={styles.toasts} aria-label={label} data-no-print="">
    {children}
  </section>
)
