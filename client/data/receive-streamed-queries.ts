import { api } from './api.ts'
import type { AppStore } from './store.ts'
import { queryKey, type StreamedQuery } from './streamed.tsx'

declare global {
  /** Scripts in the streamed page add entries to it, before and after the entry script runs. */
  var stagedoorStreamedQueries: { push(entry: StreamedQuery): unknown } | StreamedQuery[] | undefined
}

/**
 * Puts streamed cache entries into the store: those that have arrived, and each later one on arrival. Returns a live
 * set with the keys of all entries that have arrived.
 */
export const receiveStreamedQueries = (store: AppStore): ReadonlySet<string> => {
  const streamedKeys = new Set<string>()
  const storeQuery = (query: StreamedQuery) => {
    streamedKeys.add(queryKey(query.endpointName, query.arg))
    store.dispatch(api.util.upsertQueryEntries([query as never]))
  }
  const queuedQueries = Array.isArray(globalThis.stagedoorStreamedQueries) ? globalThis.stagedoorStreamedQueries : []
  globalThis.stagedoorStreamedQueries = { push: storeQuery }
  queuedQueries.forEach(storeQuery)
  return streamedKeys
}
