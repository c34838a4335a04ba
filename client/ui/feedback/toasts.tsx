import type { ReactNode, Ref } from 'react'
import styles from './toasts.module.css'

type ToastsProps = {
  label: string
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * Holds the toasts. It is always rendered, so that screen readers announce each new toast. `data-edge` moves them to
 * the top or the bottom of the window; with `none` they are announced but not seen.
 */
export const Toasts = ({ label, children, ref }: ToastsProps) => (
  <section className={styles.toasts} aria-label={label} ref={ref} data-no-print="">
    {children}
  </section>
)
