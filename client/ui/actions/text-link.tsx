import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './text-link.module.css'

export const TextLink = ({ to, lang, children }: { to: string; lang?: string; children: ReactNode }) => (
  <Link className={styles.link} to={to} lang={lang}>
    {children}
  </Link>
)
