import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

/** Fields that may change their order: all in one grid, so that they move with what was typed into them. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

type FormCellProps = { span?: 'whole' | 'half' | 'third' | 'rest'; children: ReactNode }

/** A `third` and a `rest` make a row, such as a post code and its town. */
export const FormCell = ({ span = 'whole', children }: FormCellProps) => <div className={styles[span]}>{children}</div>
