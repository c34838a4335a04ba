import type { MenuLink } from '#shared/api/content/content-schemas.ts'
import { resolveMenuTarget } from '#shared/rules/menu-links.ts'
import type { MenuItemResource } from '../../upstream/resources/content.ts'

/** Leaves out items without a safe link, with their children. */
export const toMenuLinks = (items: readonly MenuItemResource[]): MenuLink[] =>
  items.flatMap((item) => {
    const target = resolveMenuTarget(item)
    return target ? [{ text: item.linkText, ...target, children: toMenuLinks(item.filteredChildren) }] : []
  })
