import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="standalone-link" to={to}>
    {children}
  </Link>
)
