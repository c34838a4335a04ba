import type { ReactNode } from 'react'
import styles from './bill.module.css'

/** Nights to be read by date, one a line. */
export const Bill = ({ children }: { children: ReactNode }) => <ul className={styles.bill}>{children}</ul>
