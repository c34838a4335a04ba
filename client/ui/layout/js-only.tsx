import type { ReactNode } from 'react'
import styles from './js-only.module.css'

/** Shown only where scripts run. */
export const JsOnly = ({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) => (
  <Tag className={styles.jsOnly}>{children}</Tag>
)

/** Shown only where scripts are off. CSS decides, so that the page does not flash and hydration finds the same tree. */
export const NoJsOnly = ({ as: Tag = 'span', children }: { as?: 'span' | 'div'; children: ReactNode }) => (
  <Tag className={styles.noJsOnly}>{children}</Tag>
)
