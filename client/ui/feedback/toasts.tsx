import type { ReactNode, Ref } from 'react'
import styles from './toasts.module.css'

type ToastsProps = {
  label: string
  children?: ReactNode
  ref?: Ref<HTMLElement>
  /** Overrides the edge of the window at which the toasts are. With `none` they are announced but not seen. */
  edge?: 'top' | 'bottom' | 'none' | undefined
}

/** Holds the toasts. It is always rendered, so that screen readers announce each new toast. */
export const Toasts = ({ label, children, ref, edge }: ToastsProps) => (
  <section className={styles.toasts} aria-label={label} ref={ref} data-edge={edge} data-no-print="">
    {children}
  </section>
)
