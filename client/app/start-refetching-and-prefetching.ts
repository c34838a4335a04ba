import { setUpRefetching } from '../data/set-up-refetching.ts'
import type { AppStore } from '../data/store.ts'
import { prefetchPages } from './prefetch-pages.ts'

/** A module of its own: no page needs this code before it is hydrated. */
export const startRefetchingAndPrefetching = (
  store: AppStore,
  prefetchOptions: Parameters<typeof prefetchPages>[0],
) => {
  setUpRefetching(store)
  prefetchPages(prefetchOptions)
}
