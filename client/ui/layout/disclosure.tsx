import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'

type DisclosureProps = {
  summary: string
  /** Opens the disclosure when the shopper must see its content. The shopper may still close it. */
  open?: boolean
  children: ReactNode
}

/** Hides content that few shoppers need behind a summary. Native, so that it works without JavaScript. */
export const Disclosure = ({ summary, open = false, children }: DisclosureProps) => {
  const [isInitiallyOpen] = useState(open)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details ref={details} className={styles.disclosure} open={isInitiallyOpen || undefined}>
      <summary className={classNames('plus-summary', styles.summary)}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
