import type { Language } from '#shared/rules/preferences.ts'
import type { ContentSource } from './content-source.ts'
import { MenuCollection, type MenuItemResource } from './resources/content.ts'

/** The menus of the shop's own pages; that of social networks leads to other sites. */
const menuCodes = ['header', 'footer-explore', 'footer-general', 'footer-legal']

export const fetchMenus = async (api: ContentSource, language: Language) => {
  const found = await Promise.all(
    menuCodes.map((code) => api.readCached({ path: '/menus', query: { code }, language, schema: MenuCollection })),
  )
  return found.flatMap((menus) => menus['hydra:member'])
}

/** Lists the items with all their children, each before its own. */
export const flattenMenuItems = (items: readonly MenuItemResource[]): MenuItemResource[] =>
  items.flatMap((item) => [item, ...flattenMenuItems(item.filteredChildren)])
