import type { MenuItemType } from '../wire/content.ts'

/** `external` is another site; `mailto:` and `tel:` are not. */
export type MenuTarget = { href: string; external: boolean }

const prefixes: Record<Exclude<MenuItemType, 'directLink'>, string> = {
  content: '/',
  category: '/category/',
  articleCategory: '/articles/',
  branch: '/branches/',
}

/** Browsers drop these inside an address, so that `java\nscript:` and `/\n/evil` would pass a naive check. */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0020\u007f\\]/

const scheme = /^[a-z][a-z0-9+.-]*:/i

const externalTarget = (path: string): MenuTarget | undefined => {
  if (!/^https?:\/\//i.test(path) || !URL.canParse(path)) return undefined
  return { href: path, external: true }
}

/**
 * An address as an editor typed it: a path of this shop, another site, a mail address or a telephone number; anything
 * else is refused.
 */
export const directTarget = (path: string): MenuTarget | undefined => {
  const typed = path.trim()
  if (typed === '' || hidden.test(typed) || typed.startsWith('//')) return undefined
  if (/^(mailto|tel):[^/]/i.test(typed)) return { href: typed, external: false }
  if (scheme.test(typed)) return externalTarget(typed)
  return { href: typed.startsWith('/') || typed.startsWith('#') ? typed : `/${typed}`, external: false }
}

/**
 * Where a menu item leads (specification §2): content to /{path}, category to /category/{path}, articleCategory to
 * /articles/{path}, branch to /branches/{path}; a direct link, or any path that starts with http, is used as it is.
 * Undefined when it cannot be a safe link.
 */
export const menuTarget = ({ itemType, path }: { itemType: MenuItemType; path: string }): MenuTarget | undefined => {
  if (itemType === 'directLink' || /^https?:/i.test(path.trim())) return directTarget(path)
  const bare = path.trim().replace(/^\/+/, '')
  if (hidden.test(bare) || scheme.test(bare)) return undefined
  return { href: `${prefixes[itemType]}${bare}`, external: false }
}
