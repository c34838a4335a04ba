import type { AnchorHTMLAttributes } from 'react'
import { ExternalLinkIcon } from './external-link-icon.tsx'
import { Link } from './link.tsx'

type MenuLinkAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  link: { text: string; href: string; external: boolean }
}

/** A link of a menu: a page of the shop, or another site, which gets no referrer and an icon. */
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
