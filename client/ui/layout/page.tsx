import type { ReactNode } from 'react'
import styles from './page.module.css'

type PageProps = { theme?: 'light'; children: ReactNode }

/** Surrounds header, main and footer, dark unless `theme` is `light`. */
export const Page = ({ theme, children }: PageProps) => (
  <div className={styles.page} data-page="" data-theme={theme}>
    {children}
  </div>
)
