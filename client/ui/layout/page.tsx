import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

type PageProps = { theme?: 'light'; buyBar?: boolean; children: ReactNode }

/** The ground under header, main and footer: night, or paper with the lights up. Leaves room for a buy bar. */
export const Page = ({ theme, buyBar, children }: PageProps) => (
  <div className={classNames(styles.page, buyBar && styles.withBuyBar)} data-page="" data-theme={theme}>
    {children}
  </div>
)
