import { setUpRefetching } from '../data/set-up-refetching.ts'
import type { AppStore } from '../data/store.ts'
import { prefetchPages } from './prefetch-pages.ts'

/** Starts what no page needs to become usable, so that its code loads after that. */
export const runAfterHydration = (store: AppStore, prefetchOptions: Parameters<typeof prefetchPages>[0]) => {
  setUpRefetching(store)
  prefetchPages(prefetchOptions)
}
