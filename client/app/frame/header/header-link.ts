/**
 * A menu link in the header. `note` is shown muted beside the text (the city of a venue); `children` make a submenu.
 */
export type HeaderLink = {
  text: string
  href: string
  external: boolean
  lang?: string
  note?: string
  children?: HeaderLink[]
}

export type HeaderLabels = { main: string; menu: string; closeMenu: string; search: string; closeSearch: string }

/** True for the linked page and for pages below it. */
export const isCurrent = (link: HeaderLink, path: string) =>
  link.href !== '/' && (path === link.href || path.startsWith(`${link.href}/`))
