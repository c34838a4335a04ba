import type { AnchorHTMLAttributes } from 'react'
import { ExternalLinkIcon } from './external-link-icon.tsx'
import { Link } from './link.tsx'
import { markLanguage } from '../text/mark-language.tsx'

type MenuLinkAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  link: { text: string; href: string; external: boolean; lang?: string }
}

/**
 * A link of a menu: a page of the shop, or another site, which gets no referrer and an icon. The browser itself
 * resolves a link without a slash, because the router would change it.
 */
export const MenuLinkAnchor = ({ link, children = link.text, ...rest }: MenuLinkAnchorProps) =>
  link.href.startsWith('/') ? (
    <Link to={link.href} lang={link.lang} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={link.href} rel={link.external ? 'noopener noreferrer' : undefined} {...rest}>
      {markLanguage(children, link.lang)}
      {link.external && <ExternalLinkIcon />}
    </a>
  )
