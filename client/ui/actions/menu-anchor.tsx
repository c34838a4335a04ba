import type { AnchorHTMLAttributes } from 'react'
import { ExternalMark } from './external-mark.tsx'
import { Link } from './link.tsx'

type MenuAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  link: { text: string; href: string; external: boolean }
}

/** A menu's link: a page of the shop, or another site (which learns nothing about this one, and is marked as such). */
export const MenuAnchor = ({ link, children = link.text, ...rest }: MenuAnchorProps) =>
  link.external ? (
    <a href={link.href} rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalMark />
    </a>
  ) : (
    <Link to={link.href} {...rest}>
      {children}
    </Link>
  )
