/**
 * A menu's link as the header shows it: `note` stands quietly beside it (a venue's city); `children` make a submenu.
 */
export type HeaderLink = { text: string; href: string; external: boolean; note?: string; children?: HeaderLink[] }

export type HeaderLabels = { main: string; menu: string; closeMenu: string; search: string; closeSearch: string }

/** The page itself, or one below it. */
export const isCurrent = (link: HeaderLink, path: string) =>
  link.href !== '/' && (path === link.href || path.startsWith(`${link.href}/`))
