import type { ReactNode } from 'react'
import styles from './wall.module.css'

/** Posters side by side; with `lead` the first is four times the size (give its `Card` `lead` too). */
export const Wall = ({ lead, children }: { lead?: boolean; children: ReactNode }) => (
  <div className={styles.wall} data-wall={lead ? 'lead' : ''}>
    {children}
  </div>
)
