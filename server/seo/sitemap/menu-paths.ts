import { defaultLanguage } from '#shared/wire/languages.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchPageMenus, flattenMenuItems } from '../../upstream/fetch-menus.ts'

/**
 * The paths to which the menus link, each once. The API cannot list its pages, and a page without a menu link is not
 * meant for search engines.
 */
export const fetchMenuPaths = async (api: ContentSource): Promise<Record<MenuItemType, string[]>> => {
  const menus = await fetchPageMenus(api, defaultLanguage)
  const items = flattenMenuItems(menus.flatMap((menu) => menu.items))
  const local = items.filter(({ path }) => !/^[a-z][a-z0-9+.-]*:/i.test(path))
  const pathsOfType = (type: MenuItemType) => [
    ...new Set(local.flatMap(({ itemType, path }) => (itemType === type ? [path.replace(/^\/+|\/+$/g, '')] : []))),
  ]
  return {
    content: pathsOfType('content'),
    branch: pathsOfType('branch'),
    directLink: pathsOfType('directLink'),
    category: pathsOfType('category'),
    articleCategory: pathsOfType('articleCategory'),
  }
}
