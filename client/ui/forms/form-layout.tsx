import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './form-layout.module.css'

/** The fields of a form, one below the other. */
export const FormStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

type FieldRowProps = { twoColumns?: boolean; postcode?: boolean; children: ReactNode }

/** Fields side by side: two of equal width, or with `postcode` a short field before a long one. */
export const FieldRow = ({ twoColumns, postcode, children }: FieldRowProps) => (
  <div className={classNames(styles.row, twoColumns && styles.twoColumns, postcode && styles.postcode)}>{children}</div>
)

/** The foot of a form, or any row of buttons and links. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>

export const FormNote = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="small-muted" id={id}>
    {children}
  </p>
)
