import type { ReactNode } from 'react'
import styles from './scripting.module.css'

/** Shown only where scripts run. */
export const WithScript = ({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) => (
  <Tag className={styles.with}>{children}</Tag>
)
