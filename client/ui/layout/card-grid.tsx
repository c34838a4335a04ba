import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Posters side by side; with `lead` the first is four times the size (give its `Card` `lead` too). */
export const CardGrid = ({ featured, children }: { featured?: boolean; children: ReactNode }) => (
  <div className={styles.grid} data-grid={featured ? 'featured' : ''}>
    {children}
  </div>
)
