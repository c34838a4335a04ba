import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react'
import { api, type QueryName } from './api.ts'
import { appReducer, createStore, type AppStore } from './store.ts'
import type { AppState } from './store-types.ts'
import type { CallResult, Transport } from './transport.ts'

type QueryEntry = {
  status: 'fulfilled' | 'rejected'
  endpointName: QueryName
  originalArgs: unknown
  data?: unknown
  error?: unknown
  fulfilledTimeStamp?: number
}

type QueryEntries = Record<string, QueryEntry | undefined>

const entryStored = 'server/entryStored'

type EntryStored = { type: typeof entryStored; key: string; entry: QueryEntry }

const withEntry = (state: AppState, key: string, entry: QueryEntry): AppState => ({
  ...state,
  api: { ...state.api, queries: { ...state.api.queries, [key]: entry } as never },
})

const serverReducer: typeof appReducer = (state, action) => {
  if (action.type !== entryStored) return appReducer(state, action)
  const { key, entry } = action as unknown as EntryStored
  return withEntry(state as AppState, key, entry)
}

const emptyState = appReducer(undefined, { type: 'server/started' })

/** What RTK Query's hooks read while they render. The server has no subscriptions. */
const noSubscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
}

const isSubscriptionsRequest = (action: unknown) =>
  (action as { type?: unknown }).type === api.internalActions.internal_getRTKQSubscriptions.type

/** The transport in the process ends with the request's own signal. */
const neverAborted = new AbortController().signal

const toCacheKey = (name: QueryName, input: unknown) =>
  defaultSerializeQueryArgs({ endpointName: name, queryArgs: input, endpointDefinition: undefined as never })

/** Waits for thunks of the page's action that are about to store their results. */
const waitForThunks = async (store: AppStore) => {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  await new Promise((resolve) => setImmediate(resolve))
}

/** The queries of one page while the server renders it. */
export type ServerQueries = {
  /** Calls the endpoint, unless the state has its result. Joins a call that is still running. Never rejects. */
  run(name: QueryName, input: unknown, options?: { forceRefetch?: boolean }): Promise<CallResult>
  /** Runs a query whose data decides no status. True when its data comes later than the first bytes may wait. */
  isLate(name: QueryName, input: unknown): Promise<boolean>
  /** Whether `isLate` has returned true. */
  hasLateList(): boolean
  /** The call that is still running. */
  getPending(name: QueryName, input: unknown): Promise<unknown> | undefined
  /** Name and input of all calls that are still running. */
  listPending(): { name: QueryName; input: unknown }[]
  /** Resolves when no call is running any more. */
  waitForAll(): Promise<void>
}

/** Whether the list arrives before the page is sent. Never rejects. */
export type ArrivesInTime = (response: Promise<unknown>) => Promise<boolean>

export type ServerData = {
  queries: ServerQueries
  /** The store for actions and for loaders that change cached data. */
  getStore(): AppStore
  /** The store for rendering: it has the state, and nothing can be dispatched to it. */
  renderStore: AppStore
  /** Clears the timers of the store. */
  dispose(): void
}

/**
 * Creates the data of one page on the server. Responses go straight into the state: RTK Query's thunks also track
 * subscriptions and start timers, which takes longer than a cached response. A store exists only when a loader or an
 * action uses it.
 */
export const createServerData = (
  transport: Transport,
  { arrivesInTime }: { arrivesInTime: ArrivesInTime },
): ServerData => {
  const pending = new Map<string, { name: QueryName; input: unknown; result: Promise<CallResult> }>()
  let loadedState = emptyState
  let store: AppStore | undefined
  let hasLateList = false

  const getStore = () => (store ??= createStore({ transport }, loadedState, serverReducer))
  const getState = () => store?.getState() ?? loadedState
  const getEntry = (key: string) => (getState().api.queries as QueryEntries)[key]

  const storeEntry = (key: string, entry: QueryEntry) => {
    if (store) store.dispatch({ type: entryStored, key, entry } satisfies EntryStored)
    else loadedState = withEntry(loadedState, key, entry)
  }

  const call = async (key: string, name: QueryName, input: unknown) => {
    const result = await transport({ name, input }, neverAborted)
    pending.delete(key)
    const base = { endpointName: name, originalArgs: input }
    storeEntry(
      key,
      'error' in result
        ? { ...base, status: 'rejected', error: result.error }
        : { ...base, status: 'fulfilled', data: result.data, fulfilledTimeStamp: Date.now() },
    )
    return result
  }

  const run: ServerQueries['run'] = async (name, input, { forceRefetch = false } = {}) => {
    const key = toCacheKey(name, input)
    if (store) await waitForThunks(store)
    const running = pending.get(key)
    if (running) return running.result
    const entry = forceRefetch ? undefined : getEntry(key)
    if (entry) return (entry.status === 'fulfilled' ? { data: entry.data } : { error: entry.error }) as CallResult
    const result = call(key, name, input)
    pending.set(key, { name, input, result })
    return result
  }

  const isLate: ServerQueries['isLate'] = async (name, input) => {
    const isTooLate = !(await arrivesInTime(run(name, input)))
    hasLateList ||= isTooLate
    return isTooLate
  }

  const renderStore = {
    getState,
    subscribe: () => () => {},
    dispatch: (action: unknown) => {
      if (isSubscriptionsRequest(action)) return noSubscriptions
      throw new Error('A component dispatched an action while the server rendered it')
    },
  } as unknown as AppStore

  return {
    queries: {
      run,
      isLate,
      hasLateList: () => hasLateList,
      getPending: (name, input) => pending.get(toCacheKey(name, input))?.result,
      listPending: () => [...pending.values()],
      waitForAll: async () => {
        while (pending.size > 0) await Promise.all([...pending.values()].map(({ result }) => result))
      },
    },
    getStore,
    renderStore,
    dispose: () => void store?.dispatch(api.util.resetApiState()),
  }
}
