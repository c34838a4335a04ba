import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  action?: ReactNode
  /** Whether the element before it ends with a line of its own. */
  isBelowRule?: boolean
  children?: ReactNode
}

/** Says that a list is empty, and offers the next step. */
export const EmptyState = ({ title, action, isBelowRule, children }: EmptyStateProps) => (
  <div className={classNames(styles.empty, isBelowRule && styles.belowRule)}>
    <h2 className={styles.title}>{title}</h2>
    {children}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
)
