import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './form.module.css'

/** Fields side by side: two alike, or `post` for a short one (post code) before a long one. */
export const FormRow = ({ two, post, children }: { two?: boolean; post?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.row, two && styles.two, post && styles.post)}>{children}</div>
)
