import type { Wishlist, WishlistSummary } from '#shared/api/wishlists/wishlists-schemas.ts'
import { api } from '../api.ts'
import type { AppDispatch, AppState } from '../store-types.ts'

/** How many changes of wishlists each store has begun: an answer counts only while no newer change is under way. */
const begun = new WeakMap<object, number>()

type Lifecycle = { dispatch: unknown; getState: () => unknown; queryFulfilled: Promise<unknown> }

type Change = { lists?: (lists: WishlistSummary[]) => void; list?: (list: Wishlist) => void }

type Entry = { status: string; endpointName?: string; originalArgs?: unknown }

/** The lists that are known here, by their ids. */
const knownLists = (getState: () => unknown) =>
  (Object.values((getState() as AppState).api.queries) as (Entry | undefined)[]).flatMap((entry) =>
    entry?.endpointName === 'getWishlist' && entry.status === 'fulfilled' ? [entry.originalArgs as { id: string }] : [],
  )

/** The lists as the shopper expects them, until the answer says how they are. */
const expect = (dispatch: AppDispatch, getState: () => unknown, { lists, list }: Change) => [
  ...(lists ? [dispatch(api.util.updateQueryData('getWishlists', {}, ({ wishlists }) => lists(wishlists)))] : []),
  ...(list ? knownLists(getState).map((arg) => dispatch(api.util.updateQueryData('getWishlist', arg, list))) : []),
]

/** Asks again for everything about wishlists that is known here. */
const refresh = (dispatch: AppDispatch, getState: () => unknown, gone?: string) => {
  const again = { subscribe: false, forceRefetch: true } as const
  const { isSuccess } = api.endpoints.getWishlists.select({})(getState() as AppState)
  if (isSuccess) void dispatch(api.endpoints.getWishlists.initiate({}, again))
  for (const arg of knownLists(getState))
    if (arg.id !== gone) void dispatch(api.endpoints.getWishlist.initiate(arg, again))
}

/**
 * Shows a change before it is answered; afterwards, unless a newer one is on its way, how things really are. A refusal
 * takes it back.
 */
const follow = async (
  { dispatch: anyDispatch, getState, queryFulfilled }: Lifecycle,
  change: Change = {},
  gone?: string,
) => {
  const dispatch = anyDispatch as AppDispatch
  const turn = (begun.get(dispatch) ?? 0) + 1
  begun.set(dispatch, turn)
  const expected = expect(dispatch, getState, change)
  const answered = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (begun.get(dispatch) !== turn) return
  if (!answered) for (const patch of expected.toReversed()) patch.undo()
  // A page that is rendered on the server reads what it shows after its action is done.
  if (!import.meta.env.SSR) refresh(dispatch, getState, answered ? gone : undefined)
}

const without = (id: string): Change => {
  const drop = (list: { itemCount: number; items: { id: string }[] }) => {
    if (!list.items.some((item) => item.id === id)) return
    list.items = list.items.filter((item) => item.id !== id)
    list.itemCount -= 1
  }
  return { lists: (lists) => lists.forEach(drop), list: drop }
}

api.enhanceEndpoints({
  endpoints: {
    createWishlist: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    renameWishlist: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    deleteWishlist: {
      onQueryStarted: ({ id }, lifecycle) =>
        follow(
          lifecycle,
          { lists: (lists) => void lists.splice(0, lists.length, ...lists.filter((list) => list.id !== id)) },
          id,
        ),
    },
    shareWishlist: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    unshareWishlist: { onQueryStarted: (_input, lifecycle) => follow(lifecycle) },
    addToWishlist: {
      onQueryStarted: ({ sku, wishlist }, lifecycle) =>
        follow(lifecycle, {
          lists: (lists) => {
            const list = wishlist === undefined ? lists[0] : lists.find(({ id }) => id === wishlist)
            if (!list || list.items.some((item) => item.sku === sku)) return
            // Its id comes with the answer.
            list.items.push({ id: '', sku })
            list.itemCount += 1
          },
        }),
    },
    changeWishlistItem: {
      onQueryStarted: ({ id, quantity }, lifecycle) =>
        follow(lifecycle, {
          list: ({ items }) => {
            const item = items.find((candidate) => candidate.id === id)
            if (item) item.quantity = Number(quantity)
          },
        }),
    },
    moveWishlistItem: { onQueryStarted: ({ id }, lifecycle) => follow(lifecycle, without(id)) },
    removeWishlistItem: { onQueryStarted: ({ id }, lifecycle) => follow(lifecycle, without(id)) },
  },
})
