import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: string
  /** Whether it starts open: where it holds something that has to be seen. */
  open?: boolean
  children: ReactNode
}

/** Something few need, behind a line that says what it is. The browser's own, so it needs no script. */
export const Disclosure = ({ summary, open, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={open || undefined}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.body}>{children}</div>
  </details>
)
