import type { Language } from '#shared/rules/preferences.ts'
import { menuCodes } from '#shared/wire/content.ts'
import type { ContentSource } from './content-source.ts'
import { MenuCollection, type MenuItemResource } from './resources/content.ts'

/** The menus of header and footer; without those that the API lacks. */
export const fetchMenus = async (api: ContentSource, language: Language) => {
  const [code, ...codes] = menuCodes
  const queries = api.has('menu-lists') ? [{ code, codes }] : menuCodes.map((single) => ({ code: single }))
  const found = await Promise.all(
    queries.map((query) => api.readCached({ path: '/menus', query, language, schema: MenuCollection })),
  )
  // A menu that was asked for alone may not say its code.
  return found.flatMap((menus, index) =>
    menus['hydra:member'].map((menu) => ({ ...menu, code: menu.code || queries[index]!.code })),
  )
}

/** The menus that link to the shop's own pages, in the order of the codes. */
export const fetchPageMenus = async (api: ContentSource, language: Language) => {
  const menus = await fetchMenus(api, language)
  return menuCodes
    .filter((code) => code !== 'footer-social')
    .flatMap((code) => menus.filter((menu) => menu.code === code))
}

/** Lists the items with all their children, each before its own. */
export const flattenMenuItems = (items: readonly MenuItemResource[]): MenuItemResource[] =>
  items.flatMap((item) => [item, ...flattenMenuItems(item.filteredChildren)])
