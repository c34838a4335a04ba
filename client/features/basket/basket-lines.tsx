import type { ReactNode } from 'react'
import styles from './basket-line.module.css'

export const BasketLines = ({ children }: { children: ReactNode }) => <ul className={styles.lines}>{children}</ul>
