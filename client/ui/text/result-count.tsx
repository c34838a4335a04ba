import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './result-count.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type ResultCountProps = {
  children: ReactNode
  note?: string
  /** Announces the number without showing it, because the page says it elsewhere. */
  isHidden?: boolean
}

/** The number of results; announced when it changes. */
export const ResultCount = ({ children, note, isHidden = false }: ResultCountProps) => (
  <div className={classNames(styles.count, isHidden && styles.hidden)}>
    <p className={styles.text} role="status">
      {isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </p>
    {note && !isHidden && <p className={styles.note}>{note}</p>}
  </div>
)
