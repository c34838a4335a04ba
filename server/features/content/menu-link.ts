import type { MenuLink } from '#shared/api/content/content-schemas.ts'
import { menuTarget } from '#shared/rules/menu-links.ts'
import type { MenuItem } from '../../upstream/schemas/content.ts'

/** An item with its children; one that leads nowhere safe is left out, its children with it. */
export const menuLinks = (items: readonly MenuItem[]): MenuLink[] =>
  items.flatMap((item) => {
    const target = menuTarget(item)
    return target ? [{ text: item.linkText, ...target, children: menuLinks(item.filteredChildren) }] : []
  })
