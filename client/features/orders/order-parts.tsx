import type { ReactNode } from 'react'
import styles from './order-parts.module.css'

/** The parts of an order, one below the other; close together on paper. */
export const OrderParts = ({ children }: { children: ReactNode }) => <div className={styles.parts}>{children}</div>
