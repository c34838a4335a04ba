import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: string
  /** Opens it where it holds something that has to be seen; who opened it closes it. */
  open?: boolean
  children: ReactNode
}

/** Something few need, behind a line that says what it is. The browser's own, so it needs no script. */
export const Disclosure = ({ summary, open = false, children }: DisclosureProps) => {
  const [first] = useState(open)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details ref={details} className={styles.disclosure} open={first || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
