import type { ReactNode } from 'react'
import styles from './event-list.module.css'

/** Nights to be read by date, one a line. */
export const EventList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>
