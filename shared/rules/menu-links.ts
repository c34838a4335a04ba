import type { MenuItemType } from '../wire/content.ts'

/** `external` is true for a link to another site, but not for `mailto:` and `tel:`. */
type MenuTarget = { href: string; external: boolean }

const pathPrefixes: Record<Exclude<MenuItemType, 'directLink'>, string> = {
  content: '/',
  category: '/category/',
  articleCategory: '/articles/',
  branch: '/branches/',
}

/** Browsers drop these characters from URLs, so `java\nscript:` and `/\n/evil` would pass a simple check. */
// eslint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/

const urlScheme = /^[a-z][a-z0-9+.-]*:/i

const toExternalTarget = (path: string): MenuTarget | undefined => {
  if (!/^https?:\/\//i.test(path) || !URL.canParse(path)) return undefined
  return { href: path, external: true }
}

/**
 * Parses the direct link of a menu item: a local path, another site, an email address or a telephone number. Undefined
 * for an unsafe link.
 */
export const parseDirectLink = (path: string): MenuTarget | undefined => {
  const trimmedPath = path.trim()
  if (trimmedPath === '' || unsafeCharacters.test(trimmedPath) || trimmedPath.startsWith('//')) return undefined
  if (/^(mailto|tel):[^/]/i.test(trimmedPath)) return { href: trimmedPath, external: false }
  if (urlScheme.test(trimmedPath)) return toExternalTarget(trimmedPath)
  return {
    href: trimmedPath.startsWith('/') || trimmedPath.startsWith('#') ? trimmedPath : `/${trimmedPath}`,
    external: false,
  }
}

type MenuItem = { itemType: MenuItemType; path: string }

/**
 * The target of a menu item (specification §2): /{path} for content, /category/{path} for a category, /articles/{path}
 * for an articleCategory, /branches/{path} for a branch. A direct link, and a path that starts with "http", stay as
 * they are: a browser resolves one without a slash against the page. Undefined for an unsafe link.
 */
export const resolveMenuTarget = ({ itemType, path }: MenuItem): MenuTarget | undefined => {
  const trimmedPath = path.trim()
  if (itemType === 'directLink' || /^http/i.test(trimmedPath)) {
    const target = parseDirectLink(trimmedPath)
    return target && { ...target, href: trimmedPath }
  }
  const relativePath = trimmedPath.replace(/^\/+/, '')
  if (unsafeCharacters.test(relativePath) || urlScheme.test(relativePath)) return undefined
  return { href: `${pathPrefixes[itemType]}${relativePath}`, external: false }
}

/**
 * The page of the shop to which a menu item leads, for breadcrumbs and the sitemap. It starts with a slash, because it
 * is the same on every page. Undefined for an unsafe link, and for one that leads to no page of the shop.
 */
export const resolveMenuPage = (item: MenuItem): string | undefined => {
  const target = resolveMenuTarget(item)
  if (!target || target.external || urlScheme.test(target.href) || /^[#?]/.test(target.href)) return undefined
  return target.href.startsWith('/') ? target.href : `/${target.href}`
}
