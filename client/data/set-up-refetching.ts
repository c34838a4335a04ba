import { setupListeners } from '@reduxjs/toolkit/query/react'
import { api } from './api.ts'
import { getErrorRetryMs, focusThrottleMs, pendingChangeMs } from './fetch-defaults.ts'
import type { AppStore } from './store.ts'

type Environment = { window: Window; navigator: Navigator; now: () => number; isReturn: boolean }

/** Whether this document was loaded by going back or forward, or by reloading. */
const readIsReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type !== 'navigate'
}

/**
 * Refetches shown queries when the shopper returns to the tab, at most every 5 s. A page that the shopper returns to
 * refetches them once more: a change begun on another page may have ended after its queries. Retries shown queries that
 * failed for a transient reason after 5 s, or 10 s on a slow network (specification §9). Returns a function that stops
 * all three.
 */
export const setUpRefetching = (
  store: AppStore,
  environment: Environment = {
    window: globalThis.window,
    navigator: globalThis.navigator,
    now: Date.now,
    isReturn: readIsReturn(),
  },
) => {
  const { window, navigator, now } = environment
  const stopListening = setupListeners(store.dispatch, (dispatch, { onFocus, onOnline, onOffline }) => {
    let lastFocus = now()
    const handleFocus = () => {
      if (window.document.visibilityState === 'hidden' || now() - lastFocus < focusThrottleMs) return
      lastFocus = now()
      dispatch(onFocus())
    }
    // A page restored from the back-forward cache may show a session that has ended since. The response of a query that
    // was running may be as old, and RTK Query ignores a refetch until that query ends.
    const refetchRestored = async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
      dispatch(onFocus())
    }
    let secondRefetch: ReturnType<typeof setTimeout> | undefined
    const scheduleSecondRefetch = () => {
      clearTimeout(secondRefetch)
      secondRefetch = setTimeout(() => void refetchRestored(), pendingChangeMs)
    }
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      void refetchRestored()
      scheduleSecondRefetch()
    }
    if (environment.isReturn) scheduleSecondRefetch()
    const handleOnline = () => dispatch(onOnline())
    const handleOffline = () => dispatch(onOffline())
    window.document.addEventListener('visibilitychange', handleFocus)
    window.addEventListener('focus', handleFocus)
    window.addEventListener('pageshow', handlePageShow)
    window.addEventListener('online', handleOnline)
    window.addEventListener('offline', handleOffline)
    return () => {
      clearTimeout(secondRefetch)
      window.document.removeEventListener('visibilitychange', handleFocus)
      window.removeEventListener('focus', handleFocus)
      window.removeEventListener('pageshow', handlePageShow)
      window.removeEventListener('online', handleOnline)
      window.removeEventListener('offline', handleOffline)
    }
  })
  const stopRetrying = retryFailedQueries(store, navigator)
  return () => {
    stopListening()
    stopRetrying()
  }
}

type CacheEntry = { status: string; endpointName?: string; originalArgs?: unknown; error?: unknown }

const isTransient = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 0 || Number(error.status) >= 500)

/** Keeps one timer per failed query, and retries only queries that a component still shows. */
const retryFailedQueries = (store: AppStore, navigator: Navigator) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const retry = (cacheKey: string) => {
    timers.delete(cacheKey)
    const { queries, subscriptions } = store.getState().api
    const entry = queries[cacheKey] as CacheEntry | undefined
    const isWatched = Object.keys(subscriptions[cacheKey] ?? {}).length > 0
    if (entry?.status !== 'rejected' || !isWatched || !entry.endpointName) return
    const { initiate } = api.endpoints[entry.endpointName as 'getSession']
    void store.dispatch(initiate(entry.originalArgs as never, { subscribe: false, forceRefetch: true }))
  }
  const unsubscribe = store.subscribe(() => {
    for (const [cacheKey, entry] of Object.entries(store.getState().api.queries) as [
      string,
      CacheEntry | undefined,
    ][]) {
      if (entry?.status !== 'rejected' || !isTransient(entry.error) || timers.has(cacheKey)) continue
      timers.set(
        cacheKey,
        setTimeout(() => retry(cacheKey), getErrorRetryMs(navigator)),
      )
    }
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
