import type { MenuLink } from '#shared/api/content/content-schemas.ts'
import { resolveMenuTarget } from '#shared/rules/menu-links.ts'
import type { MenuItemResource } from '../../upstream/resources/content.ts'

/** An item with its children; one that leads nowhere safe is left out, its children with it. */
export const toMenuLinks = (items: readonly MenuItemResource[]): MenuLink[] =>
  items.flatMap((item) => {
    const target = resolveMenuTarget(item)
    return target ? [{ text: item.linkText, ...target, children: toMenuLinks(item.filteredChildren) }] : []
  })
