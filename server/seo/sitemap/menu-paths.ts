import type { MenuItemType } from '#shared/wire/content.ts'
import { MenuCollection, type MenuItemResource } from '../../upstream/resources/content.ts'
import type { ContentSource } from '../../upstream/content-source.ts'

const menuCodes = ['header', 'footer-explore', 'footer-general', 'footer-legal']

const flattenItem = (item: MenuItemResource): MenuItemResource[] => [
  item,
  ...item.filteredChildren.flatMap(flattenItem),
]

/**
 * The paths to which the menus link, each once. The API cannot list its pages, and a page without a menu link is not
 * meant for search engines.
 */
export const fetchMenuPaths = async (api: ContentSource): Promise<Record<MenuItemType, string[]>> => {
  const menus = menuCodes.map((code) =>
    api.readCached({ path: '/menus', query: { code }, language: 'en', schema: MenuCollection }),
  )
  const items = (await Promise.all(menus)).flatMap((found) =>
    found['hydra:member'].flatMap(({ items: top }) => top.flatMap(flattenItem)),
  )
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
