import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export const TextLink = ({ to, lang, children }: { to: string; lang?: string; children: ReactNode }) => (
  <Link className="standalone-link" to={to} lang={lang}>
    {children}
  </Link>
)
