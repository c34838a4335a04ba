import { api } from './api.ts'
import type { AppStore } from './store.ts'
import { queryKey, type StreamedQuery } from './streamed.tsx'

declare global {
  /** Filled by scripts inside the streamed page, before and after the entry script runs. */
  var stagedoorStreamedQueries: { push(entry: StreamedQuery): unknown } | StreamedQuery[] | undefined
}

/**
 * Pours cache entries that came with the page into the store, those that are here and those still to come; returns
 * which have arrived.
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
