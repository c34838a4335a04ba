import type { Wishlist, WishlistSummary } from '#shared/api/wishlists/wishlists-schemas.ts'
import { api } from '../api.ts'
import type { AppDispatch, AppState } from '../store-types.ts'

/** How many changes of wishlists each store has begun: an answer counts only while no newer change is under way. */
const mutationCounter = new WeakMap<object, number>()

type MutationLifecycle = { dispatch: unknown; getState: () => unknown; queryFulfilled: Promise<unknown> }

type WishlistPatch = { lists?: (lists: WishlistSummary[]) => void; list?: (list: Wishlist) => void }

type CacheEntry = { status: string; endpointName?: string; originalArgs?: unknown }

/** The lists that are known here, by their ids. */
const getCachedLists = (getState: () => unknown) =>
  (Object.values((getState() as AppState).api.queries) as (CacheEntry | undefined)[]).flatMap((entry) =>
    entry?.endpointName === 'getWishlist' && entry.status === 'fulfilled' ? [entry.originalArgs as { id: string }] : [],
  )

/** The lists as the shopper expects them, until the answer says how they are. */
const patchCache = (dispatch: AppDispatch, getState: () => unknown, { lists, list }: WishlistPatch) => [
  ...(lists ? [dispatch(api.util.updateQueryData('getWishlists', {}, ({ wishlists }) => lists(wishlists)))] : []),
  ...(list ? getCachedLists(getState).map((arg) => dispatch(api.util.updateQueryData('getWishlist', arg, list))) : []),
]

/** Asks again for everything about wishlists that is known here. */
const refetchWishlists = (dispatch: AppDispatch, getState: () => unknown, deletedId?: string) => {
  const refetchOptions = { subscribe: false, forceRefetch: true } as const
  const { isSuccess } = api.endpoints.getWishlists.select({})(getState() as AppState)
  if (isSuccess) void dispatch(api.endpoints.getWishlists.initiate({}, refetchOptions))
  for (const arg of getCachedLists(getState))
    if (arg.id !== deletedId) void dispatch(api.endpoints.getWishlist.initiate(arg, refetchOptions))
}

/**
 * Shows a change before it is answered; afterwards, unless a newer one is on its way, how things really are. A refusal
 * takes it back.
 */
const applyOptimistically = async (
  { dispatch: untypedDispatch, getState, queryFulfilled }: MutationLifecycle,
  patch: WishlistPatch = {},
  deletedId?: string,
) => {
  const dispatch = untypedDispatch as AppDispatch
  const sequence = (mutationCounter.get(dispatch) ?? 0) + 1
  mutationCounter.set(dispatch, sequence)
  const patches = patchCache(dispatch, getState, patch)
  const hasSucceeded = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (mutationCounter.get(dispatch) !== sequence) return
  if (!hasSucceeded) for (const patch of patches.toReversed()) patch.undo()
  // A page that is rendered on the server reads what it shows after its action is done.
  if (!import.meta.env.SSR) refetchWishlists(dispatch, getState, hasSucceeded ? deletedId : undefined)
}

const createRemovalPatch = (id: string): WishlistPatch => {
  const removeItem = (list: { itemCount: number; items: { id: string }[] }) => {
    if (!list.items.some((item) => item.id === id)) return
    list.items = list.items.filter((item) => item.id !== id)
    list.itemCount -= 1
  }
  return { lists: (lists) => lists.forEach(removeItem), list: removeItem }
}

api.enhanceEndpoints({
  endpoints: {
    createWishlist: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    renameWishlist: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    deleteWishlist: {
      onQueryStarted: ({ id }, lifecycle) =>
        applyOptimistically(
          lifecycle,
          { lists: (lists) => void lists.splice(0, lists.length, ...lists.filter((list) => list.id !== id)) },
          id,
        ),
    },
    shareWishlist: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    unshareWishlist: { onQueryStarted: (_input, lifecycle) => applyOptimistically(lifecycle) },
    addToWishlist: {
      onQueryStarted: ({ sku, wishlist }, lifecycle) =>
        applyOptimistically(lifecycle, {
          lists: (lists) => {
            const list = wishlist === undefined ? lists[0] : lists.find(({ id }) => id === wishlist)
            if (!list || list.items.some((item) => item.sku === sku)) return
            // Its id comes with the answer.
            list.items.push({ id: '', sku })
            list.itemCount += 1
          },
        }),
    },
    updateWishlistItem: {
      onQueryStarted: ({ id, quantity }, lifecycle) =>
        applyOptimistically(lifecycle, {
          list: ({ items }) => {
            const item = items.find((candidate) => candidate.id === id)
            if (item) item.quantity = Number(quantity)
          },
        }),
    },
    moveWishlistItem: { onQueryStarted: ({ id }, lifecycle) => applyOptimistically(lifecycle, createRemovalPatch(id)) },
    removeWishlistItem: {
      onQueryStarted: ({ id }, lifecycle) => applyOptimistically(lifecycle, createRemovalPatch(id)),
    },
  },
})
