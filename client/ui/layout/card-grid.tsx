import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards side by side. With `featured` the first is four times the size; set `featured` on its card too. */
export const CardGrid = ({ featured, children }: { featured?: boolean; children: ReactNode }) => (
  <div className={styles.grid} data-grid={featured ? 'featured' : ''}>
    {children}
  </div>
)
