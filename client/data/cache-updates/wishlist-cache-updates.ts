import type { Wishlist, WishlistSummary } from '#shared/api/wishlists/wishlists-schemas.ts'
import { api } from '../api.ts'
import type { AppDispatch, AppState } from '../store-types.ts'
import { updateOptimistically, type MutationLifecycle } from './update-optimistically.ts'

type WishlistPatch = {
  patchSummaries?: (lists: WishlistSummary[]) => void
  patchWishlist?: (wishlist: Wishlist) => void
}

type CacheEntry = { status: string; endpointName?: string; originalArgs?: unknown }

/** The arguments of every `getWishlist` in the cache. */
const getCachedWishlistArgs = (getState: () => AppState) =>
  (Object.values(getState().api.queries) as (CacheEntry | undefined)[]).flatMap((entry) =>
    entry?.endpointName === 'getWishlist' && entry.status === 'fulfilled' ? [entry.originalArgs as { id: string }] : [],
  )

const patchCache = (
  dispatch: AppDispatch,
  getState: () => AppState,
  { patchSummaries, patchWishlist }: WishlistPatch,
) => [
  ...(patchSummaries
    ? [dispatch(api.util.updateQueryData('getWishlists', {}, ({ wishlists }) => patchSummaries(wishlists)))]
    : []),
  ...(patchWishlist
    ? getCachedWishlistArgs(getState).map((arg) =>
        dispatch(api.util.updateQueryData('getWishlist', arg, patchWishlist)),
      )
    : []),
]

/** Refetches every cached wishlist query, except the one of a deleted list. */
const refetchWishlists = (dispatch: AppDispatch, getState: () => AppState, deletedId?: string) => {
  const refetchOptions = { subscribe: false, forceRefetch: true } as const
  const { isSuccess } = api.endpoints.getWishlists.select({})(getState())
  if (isSuccess) void dispatch(api.endpoints.getWishlists.initiate({}, refetchOptions))
  for (const arg of getCachedWishlistArgs(getState))
    if (arg.id !== deletedId) void dispatch(api.endpoints.getWishlist.initiate(arg, refetchOptions))
}

/** Shows `patch` at once. Refetches the wishlists after the response; a failure undoes the patch. */
const updateWishlists = (lifecycle: MutationLifecycle<unknown>, patch: WishlistPatch = {}, deletedId?: string) => {
  const refetch = (dispatch: AppDispatch, getState: () => AppState, deletedListId?: string) => {
    // In server rendering the queries of the page run after its action anyway.
    if (!import.meta.env.SSR) refetchWishlists(dispatch, getState, deletedListId)
  }
  return updateOptimistically(lifecycle, {
    group: 'wishlists',
    patch: (dispatch, getState) => patchCache(dispatch, getState, patch),
    onSuccess: (_data, dispatch, getState) => refetch(dispatch, getState, deletedId),
    onFailure: (dispatch, getState) => refetch(dispatch, getState),
  })
}

const createRemovalPatch = (id: string): WishlistPatch => {
  const removeItem = (wishlist: { itemCount: number; items: { id: string }[] }) => {
    if (!wishlist.items.some((item) => item.id === id)) return
    wishlist.items = wishlist.items.filter((item) => item.id !== id)
    wishlist.itemCount -= 1
  }
  return { patchSummaries: (lists) => lists.forEach(removeItem), patchWishlist: removeItem }
}

api.enhanceEndpoints({
  endpoints: {
    createWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    renameWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    deleteWishlist: {
      onQueryStarted: ({ id }, lifecycle) =>
        updateWishlists(
          lifecycle,
          { patchSummaries: (lists) => void lists.splice(0, lists.length, ...lists.filter((list) => list.id !== id)) },
          id,
        ),
    },
    shareWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    unshareWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    addToWishlist: {
      onQueryStarted: ({ sku, wishlist }, lifecycle) =>
        updateWishlists(lifecycle, {
          patchSummaries: (lists) => {
            const list = wishlist === undefined ? lists[0] : lists.find(({ id }) => id === wishlist)
            if (!list || list.items.some((item) => item.sku === sku)) return
            // The id arrives with the response.
            list.items.push({ id: '', sku })
            list.itemCount += 1
          },
        }),
    },
    updateWishlistItem: {
      onQueryStarted: ({ id, quantity }, lifecycle) =>
        updateWishlists(lifecycle, {
          patchWishlist: ({ items }) => {
            const item = items.find((candidate) => candidate.id === id)
            if (item) item.quantity = Number(quantity)
          },
        }),
    },
    moveWishlistItem: { onQueryStarted: ({ id }, lifecycle) => updateWishlists(lifecycle, createRemovalPatch(id)) },
    removeWishlistItem: {
      onQueryStarted: ({ id }, lifecycle) => updateWishlists(lifecycle, createRemovalPatch(id)),
    },
  },
})
