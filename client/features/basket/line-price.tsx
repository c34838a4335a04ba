import type { ReactNode } from 'react'
import styles from './basket-line.module.css'

/** At the end of a line's foot, or of the row of it that buys. */
export const LinePrice = ({ children }: { children: ReactNode }) => <p className={styles.price}>{children}</p>
