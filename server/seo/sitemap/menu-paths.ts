import type { MenuItemType } from '#shared/wire/content.ts'
import { MenuCollection, type MenuItem } from '../../upstream/schemas/content.ts'
import type { Reader } from './entry.ts'

const codes = ['header', 'footer-explore', 'footer-general', 'footer-legal']

const withChildren = (item: MenuItem): MenuItem[] => [item, ...item.filteredChildren.flatMap(withChildren)]

/**
 * Where the menus lead, once each: the API lists no pages of its own, and a page no menu leads to is not meant to be
 * found.
 */
export const menuPaths = async (api: Reader): Promise<Record<MenuItemType, string[]>> => {
  const menus = codes.map((code) =>
    api.read({ path: '/menus', query: { code }, language: 'en', answer: MenuCollection }),
  )
  const items = (await Promise.all(menus)).flatMap((found) =>
    found['hydra:member'].flatMap(({ items: top }) => top.flatMap(withChildren)),
  )
  const local = items.filter(({ path }) => !/^[a-z][a-z0-9+.-]*:/i.test(path))
  const of = (type: MenuItemType) => [
    ...new Set(local.flatMap(({ itemType, path }) => (itemType === type ? [path.replace(/^\/+|\/+$/g, '')] : []))),
  ]
  return {
    content: of('content'),
    branch: of('branch'),
    directLink: of('directLink'),
    category: of('category'),
    articleCategory: of('articleCategory'),
  }
}
