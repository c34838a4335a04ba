import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

type VisuallyHiddenProps = { as?: 'span' | 'p' | 'div' | 'h2' | 'h3'; id?: string; children: ReactNode }

export const VisuallyHidden = ({ as: Tag = 'span', id, children }: VisuallyHiddenProps) => (
  <Tag id={id} className={styles.hidden}>
    {children}
  </Tag>
)
