import { setupListeners } from '@reduxjs/toolkit/query/react'
import { api } from './api.ts'
import { errorRetryDelay, focusThrottleMs } from './fetch-defaults.ts'
import type { AppStore } from './store.ts'

type Environment = { window: Window; navigator: Navigator; now: () => number }

/**
 * Refetches what is on screen when the shopper comes back to the tab, at most every 5 s, and retries what failed for a
 * passing reason after 5 s, or 10 s on a slow network (specification §9). Returns the way to stop.
 */
export const keepDataFresh = (
  store: AppStore,
  { window, navigator, now }: Environment = {
    window: globalThis.window,
    navigator: globalThis.navigator,
    now: Date.now,
  },
) => {
  const stopListening = setupListeners(store.dispatch, (dispatch, { onFocus, onOnline, onOffline }) => {
    let lastFocus = now()
    const focused = () => {
      if (window.document.visibilityState === 'hidden' || now() - lastFocus < focusThrottleMs) return
      lastFocus = now()
      dispatch(onFocus())
    }
    // A page out of the back-forward cache may show somebody who has signed out since.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(onFocus())
    }
    const online = () => dispatch(onOnline())
    const offline = () => dispatch(onOffline())
    window.document.addEventListener('visibilitychange', focused)
    window.addEventListener('focus', focused)
    window.addEventListener('pageshow', shown)
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    return () => {
      window.document.removeEventListener('visibilitychange', focused)
      window.removeEventListener('focus', focused)
      window.removeEventListener('pageshow', shown)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    }
  })
  const stopRetrying = retryFailures(store, navigator)
  return () => {
    stopListening()
    stopRetrying()
  }
}

type Entry = { status: string; endpointName?: string; originalArgs?: unknown; error?: unknown }

const isPassing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 0 || Number(error.status) >= 500)

/** One timer per failed query; it retries only what some component still shows. */
const retryFailures = (store: AppStore, navigator: Navigator) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const retry = (cacheKey: string) => {
    timers.delete(cacheKey)
    const { queries, subscriptions } = store.getState().api
    const entry = queries[cacheKey] as Entry | undefined
    const watched = Object.keys(subscriptions[cacheKey] ?? {}).length > 0
    if (entry?.status !== 'rejected' || !watched || !entry.endpointName) return
    const { initiate } = api.endpoints[entry.endpointName as 'getSession']
    void store.dispatch(initiate(entry.originalArgs as never, { subscribe: false, forceRefetch: true }))
  }
  const unsubscribe = store.subscribe(() => {
    for (const [cacheKey, entry] of Object.entries(store.getState().api.queries) as [string, Entry | undefined][]) {
      if (entry?.status !== 'rejected' || !isPassing(entry.error) || timers.has(cacheKey)) continue
      timers.set(
        cacheKey,
        setTimeout(() => retry(cacheKey), errorRetryDelay(navigator)),
      )
    }
  })
  return () => {
    unsubscribe()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
