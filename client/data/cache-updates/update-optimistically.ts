import { api } from '../api.ts'
import type { AppDispatch, AppState } from '../store-types.ts'

/** The argument of RTK Query's `onQueryStarted`, as far as an update needs it. */
export type MutationLifecycle<Data> = {
  dispatch: unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: Data }>
}

type OptimisticUpdateOptions<Data> = {
  /** The outcome of a mutation is ignored once a newer mutation of its group has begun. */
  group?: 'basket' | 'wishlists'
  /** Changes the cache before the response arrives; returns patches that a failure undoes. */
  patch?: (dispatch: AppDispatch, getState: () => AppState) => { undo: () => void }[] | void
  onSuccess: (data: Data, dispatch: AppDispatch, getState: () => AppState) => void
  onFailure?: (dispatch: AppDispatch, getState: () => AppState) => unknown
}

/** The number of mutations of each group that a store has begun. The store's `dispatch` identifies the store. */
const mutationCounters = new WeakMap<object, Map<string, number>>()

/** Registers a mutation; returns whether it is still the newest of its group. */
const beginMutation = (store: object, group: string) => {
  const counters = mutationCounters.get(store) ?? new Map<string, number>()
  mutationCounters.set(store, counters)
  const sequence = (counters.get(group) ?? 0) + 1
  counters.set(group, sequence)
  return () => counters.get(group) === sequence
}

/** Shows a mutation's expected result before its response arrives, and then the real one. */
export const updateOptimistically = async <Data>(
  lifecycle: MutationLifecycle<Data>,
  { group, patch, onSuccess, onFailure }: OptimisticUpdateOptions<Data>,
) => {
  const dispatch = lifecycle.dispatch as AppDispatch
  const getState = lifecycle.getState as () => AppState
  const isNewest = group ? beginMutation(dispatch, group) : () => true
  const patches = patch?.(dispatch, getState) ?? []
  const response = await lifecycle.queryFulfilled.catch(() => undefined)
  if (!isNewest()) return
  if (!response) {
    for (const { undo } of patches.toReversed()) undo()
    await onFailure?.(dispatch, getState)
    return
  }
  const runningQueries = dispatch(api.util.getRunningQueriesThunk())
  onSuccess(response.data, dispatch, getState)
  if (runningQueries.length === 0) return
  // The server may have read their data before the mutation changed it.
  await Promise.all(runningQueries)
  if (isNewest()) onSuccess(response.data, dispatch, getState)
}
