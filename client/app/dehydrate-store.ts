import type { PageState } from '../data/page-state.ts'
import type { AppStore } from '../data/store.ts'

type QueryEntry = { status: string; endpointName: string; originalArgs: unknown; data?: unknown }

const getQueryEntries = (store: AppStore) =>
  Object.entries(store.getState().api.queries as Record<string, QueryEntry | undefined>)

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
  const fulfilledQueries = getQueryEntries(store).flatMap(([key, entry]) => {
    if (entry?.status !== 'fulfilled') return []
    const { status, endpointName, originalArgs, data } = entry
    return [[key, { status, endpointName, originalArgs, data, fulfilledTimeStamp: staleTimestamp }] as const]
  })
  const empty = { mutations: {}, provided: { tags: {}, keys: {} }, subscriptions: {} }
  const queries = Object.fromEntries(fulfilledQueries) as ApiState['queries']
  return { api: { ...store.getState().api, ...empty, queries } }
}

export const hasFailedQueries = (store: AppStore) =>
  getQueryEntries(store).some(([, entry]) => entry?.status === 'rejected')
