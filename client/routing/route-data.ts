import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { RawInput, Output } from '#shared/api/schemas.ts'
import { api, type MutationName, type QueryName } from '../data/api.ts'
import { getAppContext } from './app-context.ts'
import { dedupeMs } from '../data/fetch-defaults.ts'
import { redirectTo } from './redirect-to.ts'
import { withReturnTo } from './with-return-to.ts'
import type { AppStore } from '../data/store.ts'

type QueryState = {
  data?: unknown
  error?: ApiError | { message?: string }
  isSuccess?: boolean
  fulfilledTimeStamp?: number
}

type AnyQuery = {
  initiate: (
    input: unknown,
    options: { subscribe: false; forceRefetch?: boolean },
  ) => (dispatch: unknown) => Promise<QueryState>
  select: (input: unknown) => (state: unknown) => QueryState
}

type AnyMutation = {
  initiate: (input: unknown, options: { track: false }) => (dispatch: unknown) => Promise<QueryState>
}

const getQueryEndpoint = (name: QueryName) => api.endpoints[name] as unknown as AnyQuery

const dispatchThunk = (store: AppStore, thunk: (dispatch: unknown) => Promise<QueryState>) =>
  (store.dispatch as unknown as (thunk: unknown) => Promise<QueryState>)(thunk)

const toApiError = (error: QueryState['error']): ApiError =>
  error && 'code' in error && 'status' in error
    ? (error as ApiError)
    : { status: 500, code: 'internal', message: error?.message ?? 'Unknown error' }

/** Runs a query, or joins it while it runs. Never rejects. */
const runQuery = (context: unknown, name: QueryName, input: unknown, options: { forceRefetch?: boolean } = {}) => {
  const app = getAppContext(context)
  if (import.meta.env.SSR && app.serverQueries)
    return app.serverQueries.run(name, input, options) as Promise<QueryState>
  return dispatchThunk(app.store, getQueryEndpoint(name).initiate(input, { subscribe: false, ...options }))
}

/**
 * Starts a query whose data the page can do without: `Streamed` shows the data later, or the page omits it. Never
 * rejects.
 */
export const prefetchQuery = <N extends QueryName>(context: unknown, name: N, input: RawInput<N>): Promise<unknown> =>
  runQuery(context, name, input)

/**
 * Waits for data the page needs. Cached data is returned at once, and refetched if it is older than two seconds. Throws
 * a response with the status of the API, which the nearest error boundary shows; for 401 it redirects to the sign-in
 * page.
 */
export const loadQuery = async <N extends QueryName>(
  context: unknown,
  name: N,
  input: RawInput<N>,
  request?: Request,
): Promise<Output<N>> => {
  const app = getAppContext(context)
  if (!(import.meta.env.SSR && app.serverQueries)) {
    const cached = getQueryEndpoint(name).select(input)(app.store.getState())
    if (cached.isSuccess) {
      const isStale = Date.now() - (cached.fulfilledTimeStamp ?? 0) > dedupeMs
      if (isStale) void runQuery(context, name, input, { forceRefetch: true })
      return cached.data as Output<N>
    }
  }
  const result = await runQuery(context, name, input)
  if (result.error) {
    const error = toApiError(result.error)
    if (error.status === 401 && request) throw redirectTo(request, signInPathFor(request))
    throw data(error, { status: error.status || 503 })
  }
  return result.data as Output<N>
}

const loadListOnServer = async <N extends QueryName>(
  context: unknown,
  name: N,
  input: RawInput<N>,
  request?: Request,
): Promise<Output<N> | undefined> =>
  (await getAppContext(context).serverQueries?.isLate(name, input))
    ? undefined
    : loadQuery(context, name, input, request)

/**
 * Waits for a list that decides no status. The server waits only a moment for it: then it sends the page, and
 * `Streamed` shows the list later. Throws as `loadQuery` does.
 */
export const loadList: typeof loadListOnServer = import.meta.env.SSR ? loadListOnServer : loadQuery

/** Fetches a query without using the cache. Never throws, so that a loader can handle the error. */
export const fetchQueryResult = async <N extends QueryName>(
  context: unknown,
  name: N,
  input: RawInput<N>,
): Promise<{ data: Output<N>; error?: undefined } | { data?: undefined; error: ApiError }> => {
  const result = await runQuery(context, name, input, { forceRefetch: true })
  return result.error ? { error: toApiError(result.error) } : { data: result.data as Output<N> }
}

/**
 * Fetches a query without using the cache: for data that another part of the page, or another tab, may have changed.
 * Throws as `loadQuery` does, except that it never redirects.
 */
export const loadFreshQuery = async <N extends QueryName>(
  context: unknown,
  name: N,
  input: RawInput<N>,
): Promise<Output<N>> => {
  const { data: output, error } = await fetchQueryResult(context, name, input)
  if (error) throw data(error, { status: error.status || 503 })
  return output
}

/** `/sign-in`, with the requested page as the one to return to. */
export const signInPathFor = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('lng')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return withReturnTo('/sign-in', pathname + search)
}

/** Runs an action's mutation. Never throws, so that a form can show the error. */
export const runMutation = async <N extends MutationName>(
  context: unknown,
  name: N,
  input: RawInput<N>,
): Promise<{ data: Output<N>; error?: undefined } | { data?: undefined; error: ApiError }> => {
  const mutation = api.endpoints[name] as unknown as AnyMutation
  const result = await dispatchThunk(getAppContext(context).store, mutation.initiate(input, { track: false }))
  return result.error ? { error: toApiError(result.error) } : { data: result.data as Output<N> }
}
