import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

/** Fields whose order may change: in one grid, so that a field moves with what was typed into it. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>

type FormCellProps = { span?: 'whole' | 'half' | 'third' | 'rest'; children: ReactNode }

/** A `third` and a `rest` make a row, such as postcode and town. */
export const FormCell = ({ span = 'whole', children }: FormCellProps) => <div className={styles[span]}>{children}</div>
