import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Says that a list is empty, and offers the next step. */
export const EmptyState = ({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children?: ReactNode
}) => (
  <div className={styles.empty}>
    <h2 className={styles.title}>{title}</h2>
    {children}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
)
