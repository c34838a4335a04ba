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
export const MenuLinkAnchor = ({
  link: { text, href, external, lang },
  children = markLanguage(text, lang),
  ...rest
}: MenuLinkAnchorProps) =>
  href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} rel={external ? 'noopener noreferrer' : undefined} {...rest}>
      {children}
      {external && <ExternalLinkIcon />}
    </a>
  )
