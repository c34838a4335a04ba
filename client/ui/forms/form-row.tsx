import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './form.module.css'

/** Fields side by side: two alike, or `post` for a short one (post code) before a long one. */
export const FormRow = ({
  twoColumns,
  postcode,
  children,
}: {
  twoColumns?: boolean
  postcode?: boolean
  children: ReactNode
}) => (
  <div className={classNames(styles.row, twoColumns && styles.twoColumns, postcode && styles.postcode)}>{children}</div>
)
