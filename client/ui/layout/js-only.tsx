import type { ReactNode } from 'react'
import styles from './scripting.module.css'

/** Shown only where scripts run. */
export const JsOnly = ({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) => (
  <Tag className={styles.jsOnly}>{children}</Tag>
)
