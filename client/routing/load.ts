import { data } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Args, Output } from '#shared/api/schemas.ts'
import { api, type MutationName, type QueryName } from '../data/api.ts'
import { appOf } from './app-context.ts'
import { dedupeMs } from '../data/fetch-defaults.ts'
import { redirectTo } from './redirect-to.ts'
import type { AppStore } from '../data/store.ts'

type Settled = {
  data?: unknown
  error?: ApiError | { message?: string }
  isSuccess?: boolean
  fulfilledTimeStamp?: number
}

type AnyQuery = {
  initiate: (
    input: unknown,
    options: { subscribe: false; forceRefetch?: boolean },
  ) => (dispatch: unknown) => Promise<Settled>
  select: (input: unknown) => (state: unknown) => Settled
}

type AnyMutation = { initiate: (input: unknown, options: { track: false }) => (dispatch: unknown) => Promise<Settled> }

const queryOf = (name: QueryName) => api.endpoints[name] as unknown as AnyQuery

const run = (store: AppStore, thunk: (dispatch: unknown) => Promise<Settled>) =>
  (store.dispatch as unknown as (thunk: unknown) => Promise<Settled>)(thunk)

const asApiError = (error: Settled['error']): ApiError =>
  error && 'code' in error && 'status' in error
    ? (error as ApiError)
    : { status: 500, code: 'internal', message: error?.message ?? 'Unknown error' }

/** Starts a query and does not wait for it: for what a page can live without. See `Streamed`. */
export const start = <N extends QueryName>(context: unknown, name: N, input: Args<N>): void => {
  void run(appOf(context).store, queryOf(name).initiate(input, { subscribe: false }))
}

/**
 * Waits for what a page cannot live without. Data from the last two seconds serves as it is, older data serves while it
 * is being refreshed. Throws a response with the API's status, which the nearest error boundary shows; 401 leads to the
 * sign-in page.
 */
export const load = async <N extends QueryName>(
  context: unknown,
  name: N,
  input: Args<N>,
  request?: Request,
): Promise<Output<N>> => {
  const { store } = appOf(context)
  const query = queryOf(name)
  const known = query.select(input)(store.getState())
  if (known.isSuccess) {
    const stale = Date.now() - (known.fulfilledTimeStamp ?? 0) > dedupeMs
    if (stale) void run(store, query.initiate(input, { subscribe: false, forceRefetch: true }))
    return known.data as Output<N>
  }
  const result = await run(store, query.initiate(input, { subscribe: false }))
  if (result.error) {
    const error = asApiError(result.error)
    if (error.status === 401 && request) throw redirectTo(request, signInPath(request))
    throw data(error, { status: error.status || 503 })
  }
  return result.data as Output<N>
}

/** A query's answer, never from memory and never thrown: for who has something to do about a refusal. */
export const ask = async <N extends QueryName>(
  context: unknown,
  name: N,
  input: Args<N>,
): Promise<{ data: Output<N>; error?: undefined } | { data?: undefined; error: ApiError }> => {
  const result = await run(
    appOf(context).store,
    queryOf(name).initiate(input, { subscribe: false, forceRefetch: true }),
  )
  return result.error ? { error: asApiError(result.error) } : { data: result.data as Output<N> }
}

/** As `load`, but never from memory: for what another part of the page, or another tab, may have changed. */
export const loadAnew = async <N extends QueryName>(context: unknown, name: N, input: Args<N>): Promise<Output<N>> => {
  const { data: output, error } = await ask(context, name, input)
  if (error) throw data(error, { status: error.status || 503 })
  return output
}

/** `/sign-in` with the way back. */
export const signInPath = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('lng')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return `/sign-in?returnTo=${encodeURIComponent(pathname + search)}`
}

/** Runs an action's mutation; never throws, so that a form can show what was refused. */
export const submit = async <N extends MutationName>(
  context: unknown,
  name: N,
  input: Args<N>,
): Promise<{ data: Output<N>; error?: undefined } | { data?: undefined; error: ApiError }> => {
  const mutation = api.endpoints[name] as unknown as AnyMutation
  const result = await run(appOf(context).store, mutation.initiate(input, { track: false }))
  return result.error ? { error: asApiError(result.error) } : { data: result.data as Output<N> }
}
