import type { MenuLink } from '#shared/api/content/content-schemas.ts'
import { resolveMenuTarget } from '#shared/rules/menu-links.ts'
import { isMissingPage } from '../../config/capability-parts.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import type { MenuItemResource } from '../../upstream/resources/content.ts'

/** Leaves out items without a safe link, and those of pages that the API cannot fill, with their children. */
export const toMenuLinks = (items: readonly MenuItemResource[], api: Pick<ContentSource, 'has'>): MenuLink[] =>
  items.flatMap((item) => {
    const target = resolveMenuTarget(item)
    if (!target || isMissingPage(target.href, api.has)) return []
    return [{ text: item.linkText, lang: item.lang, ...target, children: toMenuLinks(item.filteredChildren, api) }]
  })
