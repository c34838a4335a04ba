import type { SavedItem, Wishlist, WishlistSummary } from '#shared/api/wishlists/wishlists-schemas.ts'
import { api } from '../api.ts'
import type { AppDispatch, AppState } from '../store-types.ts'
import { updateOptimistically, type MutationLifecycle } from './update-optimistically.ts'

type WishlistPatch = {
  patchSummaries?: (lists: WishlistSummary[]) => void
  patchSavedItems?: (items: SavedItem[]) => void
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
  { patchSummaries, patchSavedItems, patchWishlist }: WishlistPatch,
) => [
  ...(patchSummaries
    ? [dispatch(api.util.updateQueryData('getWishlists', {}, ({ wishlists }) => patchSummaries(wishlists)))]
    : []),
  ...(patchSavedItems
    ? [dispatch(api.util.updateQueryData('getSavedItems', {}, ({ items }) => patchSavedItems(items)))]
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
  for (const name of ['getWishlists', 'getSavedItems'] as const) {
    // Both have the same arguments.
    const { select, initiate } = api.endpoints[name as 'getWishlists']
    if (select({})(getState()).isSuccess) void dispatch(initiate({}, refetchOptions))
  }
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

/** Removes an element by id. Returns how many were removed. */
const removeById = (elements: { id: string }[], id: string) => {
  const index = elements.findIndex((element) => element.id === id)
  return index < 0 ? 0 : elements.splice(index, 1).length
}

const createRemovalPatch = (id: string): WishlistPatch => ({
  patchSavedItems: (items) => void removeById(items, id),
  patchWishlist: (wishlist) => {
    wishlist.itemCount -= removeById(wishlist.items, id)
  },
})

api.enhanceEndpoints({
  endpoints: {
    createWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    renameWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    deleteWishlist: {
      onQueryStarted: ({ id }, lifecycle) =>
        updateWishlists(lifecycle, { patchSummaries: (lists) => void removeById(lists, id) }, id),
    },
    shareWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    unshareWishlist: { onQueryStarted: (_input, lifecycle) => updateWishlists(lifecycle) },
    addToWishlist: {
      onQueryStarted: ({ sku }, lifecycle) =>
        updateWishlists(lifecycle, {
          // The id arrives with the response.
          patchSavedItems: (items) => void items.push({ id: '', sku }),
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
