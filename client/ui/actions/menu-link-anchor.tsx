import type { AnchorHTMLAttributes } from 'react'
import { ExternalLinkIcon } from './external-link-icon.tsx'
import { Link } from './link.tsx'

type MenuLinkAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  link: { text: string; href: string; external: boolean }
}

/** A menu's link: a page of the shop, or another site (which learns nothing about this one, and is marked as such). */
export const MenuLinkAnchor = ({ link, children = link.text, ...rest }: MenuLinkAnchorProps) =>
  link.external ? (
    <a href={link.href} rel="noopener noreferrer" {...rest}>
      {children}
      <ExternalLinkIcon />
    </a>
  ) : (
    <Link to={link.href} {...rest}>
      {children}
    </Link>
  )
