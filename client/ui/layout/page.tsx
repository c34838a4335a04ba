import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

type PageProps = { theme?: 'light'; buyBar?: boolean; children: ReactNode }

/** Surrounds header, main and footer, dark unless `theme` is `light`. `buyBar` leaves room for a `BuyBar`. */
export const Page = ({ theme, buyBar, children }: PageProps) => (
  <div className={classNames(styles.page, buyBar && styles.withBuyBar)} data-page="" data-theme={theme}>
    {children}
  </div>
)
