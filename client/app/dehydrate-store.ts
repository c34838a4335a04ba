import type { QueryName } from '../data/api.ts'
import type { PageState } from '../data/page-state.ts'
import type { AppStore } from '../data/store.ts'
import { queryKey } from '../data/streamed.tsx'

type QueryEntry = { status: string; endpointName: QueryName; originalArgs: unknown }

const getQueryEntries = (store: AppStore) => Object.values(store.getState().api.queries) as (QueryEntry | undefined)[]

/** Queries that no loader awaited and that are still running. */
export const getPendingQueryKeys = (store: AppStore) =>
  new Set(
    getQueryEntries(store).flatMap((entry) =>
      entry?.status === 'pending' ? [queryKey(entry.endpointName, entry.originalArgs)] : [],
    ),
  )

/**
 * RTK Query takes a query without a timestamp for one that never succeeded, and refetches it. This timestamp marks a
 * query as fulfilled and stale.
 */
const staleTimestamp = 1

type ApiState = PageState['store']['api']

/**
 * Serialises fulfilled queries only, without request ids and times: the same data gives the same page, byte for byte.
 * The rest of the client's state starts empty in every browser.
 */
export const dehydrateStore = (store: AppStore): PageState['store'] => {
  const { api: slice } = store.getState()
  const fulfilledQueries = Object.entries(slice.queries).flatMap(([key, entry]) => {
    if (entry?.status !== 'fulfilled') return []
    const { status, endpointName, originalArgs, data } = entry
    return [[key, { status, endpointName, originalArgs, data, fulfilledTimeStamp: staleTimestamp }] as const]
  })
  const empty = { mutations: {}, provided: { tags: {}, keys: {} }, subscriptions: {} }
  return { api: { ...slice, ...empty, queries: Object.fromEntries(fulfilledQueries) as ApiState['queries'] } }
}

export const hasFailedQueries = (store: AppStore) =>
  getQueryEntries(store).some((entry) => entry?.status === 'rejected')
