import type { ReactNode } from 'react'
import styles from './order-sections.module.css'

/** The parts of an order, one below the other; close together on paper. */
export const OrderSections = ({ children }: { children: ReactNode }) => (
  <div className={styles.sections}>{children}</div>
)
