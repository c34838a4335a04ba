import { api } from './api.ts'
import type { AppStore } from './store.ts'
import { lateKey, type LateEntry } from './streamed.tsx'

declare global {
  /** Filled by scripts inside the streamed page, before and after the entry script runs. */
  var stagedoorLate: { push(entry: LateEntry): unknown } | LateEntry[] | undefined
}

/**
 * Pours cache entries that came with the page into the store, those that are here and those still to come; returns
 * which have arrived.
 */
export const receiveLateEntries = (store: AppStore): ReadonlySet<string> => {
  const late = new Set<string>()
  const receive = (entry: LateEntry) => {
    late.add(lateKey(entry.endpointName, entry.arg))
    store.dispatch(api.util.upsertQueryEntries([entry as never]))
  }
  const early = Array.isArray(globalThis.stagedoorLate) ? globalThis.stagedoorLate : []
  globalThis.stagedoorLate = { push: receive }
  early.forEach(receive)
  return late
}
