import { z } from 'zod'
import { MenuListQuery } from '#shared/wire/extensions/menu-lists.ts'
import { MenuItemByPathResource, MenuResource } from '#shared/wire/content.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { findMenus, findTopMenuItems } from '../../store/catalogue/content.ts'
import { findMenuItemAncestry } from '../../domain/catalogue/find-menu-item-ancestry.ts'
import { notFoundError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { codeQuery } from './content-schemas.ts'
import { presentMenu, presentMenuItem } from '../../presenters/present-content.ts'
import { inLocale, presentLanguage } from '../../domain/locale.ts'

const readMenus = defineRoute({
  method: 'get',
  path: '/menus',
  tag: 'Content',
  summary: 'The menu with a code, as a collection of none or one',
  access: 'public',
  query: codeQuery.extend(MenuListQuery.shape),
  response: createCollectionSchema(MenuResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const rows = await findMenus(call.db, [query.code, ...(query['codes[]'] ?? [])])
    return createCollection(
      'Menu',
      call,
      rows.map((row) => presentMenu(row, call.locale)),
    )
  },
})

const readMenuItemByPath = defineRoute({
  method: 'get',
  path: '/menu-items-by-path/{path+}',
  tag: 'Content',
  summary: 'The first menu item with a path, and its ancestors',
  access: 'public',
  params: z.object({ path: z.string() }),
  response: MenuItemByPathResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale }) => {
    const ancestry = findMenuItemAncestry(await findTopMenuItems(db), params.path)
    const item = ancestry.at(-1)
    if (!item) throw notFoundError('menuItem.unknown')
    const ancestors = ancestry.slice(0, -1).map(({ linkText, itemType, path }) => ({
      linkText: inLocale(linkText, locale),
      itemType,
      path,
      ...presentLanguage(linkText, locale),
    }))
    return { ...presentMenuItem(item, locale), ancestors }
  },
})

export const menuRoutes = [readMenus, readMenuItemByPath]
