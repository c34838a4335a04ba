import { z } from 'zod'
import { WishlistOverview } from '#shared/wire/extensions/wishlist-overviews.ts'
import { WishlistPageQuery } from '#shared/wire/extensions/wishlist-pages.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { WishlistResource } from '#shared/wire/wishlists.ts'
import type { Db } from '../../db/connect.ts'
import { countItems, replaceWishlistItems } from '../../store/wishlists/wishlist-items.ts'
import {
  updateWishlistRow,
  countWishlists,
  deleteWishlist,
  findWishlist,
  findWishlists,
  insertWishlist,
  isOwnWishlist,
} from '../../store/wishlists/wishlists.ts'
import { maxWishlists } from '../../domain/wishlists/wishlist-rules.ts'
import { findWishlistOverviews } from '../../store/wishlists/wishlist-overviews.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { idParams } from '../accounts/address-schemas.ts'
import { presentWishlist, presentWishlistOverview } from '../../presenters/present-wishlist.ts'
import { wishlistBody, wishlistChanges, wishlistsQuery } from './wishlist-schemas.ts'
import { requireUser } from '../accounts/require-user.ts'
import { withLockedUser } from '../accounts/with-locked-user.ts'
import { assertRoomForItems } from './assert-room-for-items.ts'
import { resolveWishlistItems } from './resolve-wishlist-items.ts'

/** A page of the user's own wishlist; otherwise 404. */
const requireOwnWishlist = async (db: Db, userId: string, id: string, page: WishlistPageQuery = { page: 1 }) => {
  const found = await findWishlist(db, userId, id, page)
  if (!found) throw notFoundError('wishlist.unknown')
  return found
}

const readWishlists = defineRoute({
  method: 'get',
  path: '/wishlists',
  tag: 'Wishlists',
  summary: "The caller's wishlists, last changed first",
  access: 'token',
  query: wishlistsQuery,
  response: createCollectionSchema(z.union([WishlistResource, WishlistOverview])),
  errorStatuses: [404],
  handle: async ({ query: { page, itemsPerPage, 'order[modifiedAt]': direction, overview } }, call) => {
    const user = await requireUser(call)
    const view = { ...call, now: call.now() }
    const range = { page, itemsPerPage, direction }
    const lists = overview
      ? (await findWishlistOverviews(call.db, user.id, range, overview)).map((list) =>
          presentWishlistOverview(list, view),
        )
      : (await findWishlists(call.db, user.id, range)).map((list) => presentWishlist(list, view))
    const total = await countWishlists(call.db, user.id)
    return createCollection<WishlistResource | WishlistOverview>('Wishlist', call, lists, { page, itemsPerPage, total })
  },
})

const createWishlist = defineRoute({
  method: 'post',
  path: '/wishlists',
  tag: 'Wishlists',
  summary: 'Creates a wishlist, empty or with items',
  access: 'token',
  body: wishlistBody,
  status: 201,
  response: WishlistResource,
  errorStatuses: [404],
  handle: async ({ body }, call) => {
    const now = call.now()
    const created = await withLockedUser(call, async (transaction, user) => {
      if ((await countWishlists(transaction, user.id)) >= maxWishlists)
        throw validationError([{ propertyPath: 'name', key: 'wishlist.tooMany' }])
      const items = await resolveWishlistItems(transaction, body.items ?? [])
      await assertRoomForItems(transaction, user.id, { itemCount: items.length })
      const id = await insertWishlist(transaction, user.id, body.name, now)
      await replaceWishlistItems(transaction, id, items, now)
      return { userId: user.id, id }
    })
    return presentWishlist(await requireOwnWishlist(call.db, created.userId, created.id), { ...call, now })
  },
})

const readWishlist = defineRoute({
  method: 'get',
  path: '/wishlists/{id}',
  tag: 'Wishlists',
  summary: "One of the caller's wishlists, or a page of it",
  access: 'token',
  params: idParams,
  query: WishlistPageQuery,
  response: WishlistResource,
  errorStatuses: [404],
  handle: async ({ params, query }, call) => {
    const user = await requireUser(call)
    return presentWishlist(await requireOwnWishlist(call.db, user.id, params.id, query), { ...call, now: call.now() })
  },
})

const updateWishlist = defineRoute({
  method: 'put',
  path: '/wishlists/{id}',
  tag: 'Wishlists',
  summary: 'Renames a wishlist, or replaces all of its items; all or nothing',
  access: 'token',
  params: idParams,
  query: WishlistPageQuery,
  body: wishlistChanges,
  response: WishlistResource,
  errorStatuses: [404],
  handle: async ({ params, query, body }, call) => {
    const now = call.now()
    const userId = await withLockedUser(call, async (transaction, user) => {
      if (!(await isOwnWishlist(transaction, user.id, params.id))) throw notFoundError('wishlist.unknown')
      if (body.items) {
        const items = await resolveWishlistItems(transaction, body.items)
        if (items.length > (await countItems(transaction, params.id)))
          await assertRoomForItems(transaction, user.id, { itemCount: items.length, exceptId: params.id })
        await replaceWishlistItems(transaction, params.id, items, now)
      }
      await updateWishlistRow(transaction, params.id, { name: body.name }, now)
      return user.id
    })
    return presentWishlist(await requireOwnWishlist(call.db, userId, params.id, query), { ...call, now })
  },
})

const removeWishlist = defineRoute({
  method: 'delete',
  path: '/wishlists/{id}',
  tag: 'Wishlists',
  summary: 'Deletes a wishlist with its items and its link',
  access: 'token',
  params: idParams,
  status: 204,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const user = await requireUser(call)
    if (!(await isOwnWishlist(call.db, user.id, params.id))) throw notFoundError('wishlist.unknown')
    await deleteWishlist(call.db, params.id)
  },
})

export const wishlistRoutes = [readWishlists, createWishlist, readWishlist, updateWishlist, removeWishlist]
