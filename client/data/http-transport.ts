import { endpoints } from '#shared/api/endpoints.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { Session } from '#shared/api/identity/identity-schemas.ts'
import { loadCurrencies } from '#shared/wire/page-currencies.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { CallResult, Transport } from './transport.ts'

type RequestFields = Record<string, unknown>

const unreachableError: ApiError = {
  status: 0,
  code: 'upstream_unavailable',
  message: 'The shop could not be reached.',
}

const isApiError = (body: unknown): body is ApiError =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body

/** Fills the `:name` parts of a path; `rest` are the other fields, for the query string or the body. */
export const fillPath = (path: string, input: RequestFields) => {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

const toQueryString = (fields: RequestFields) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) search.append(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}

const toCallResult = async (response: Response): Promise<CallResult> => {
  const json = await response.text()
  const body: unknown = JSON.parse(json)
  await loadCurrencies(json)
  if (response.ok) return { data: body }
  return { error: isApiError(body) ? body : { ...unreachableError, status: response.status } }
}

/** Milliseconds until a concurrent sign-in or sign-out of this browser has set the new cookie. */
const conflictRetryDelayMs = 300

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The session changed during the call, so the server rejected the call. */
const isSessionConflict = (result: CallResult) => 'error' in result && result.error.code === 'conflict'

/**
 * Calls `/bff`. Repeats a call when the session changed meanwhile, unless its customer is another one now, or a guest.
 * What one person did must not change the account of the next. `getCustomerId` returns undefined for a guest.
 * `pageLanguage` is set on pages whose URL decides the language (`?lng=`), so that the server responds in that
 * language.
 */
export const createHttpTransport = (
  fetchImpl: typeof fetch,
  getCustomerId: () => string | undefined,
  pageLanguage?: Language,
): Transport => {
  const send: Transport = async ({ name, input }, signal) => {
    const { method, path: pattern } = endpoints[name]
    const { path, rest } = fillPath(pattern, input as RequestFields)
    const search = toQueryString({ ...(method === 'GET' ? rest : {}), lng: pageLanguage })
    try {
      const response = await fetchImpl(`/bff${path}${search}`, {
        method,
        signal,
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'stagedoor' },
        // A change reaches the server although the shopper leaves the page at once.
        ...(method === 'GET' ? {} : { body: JSON.stringify(rest), keepalive: true }),
      })
      return await toCallResult(response)
    } catch {
      return { error: unreachableError }
    }
  }

  const fetchCustomerId = async (signal: AbortSignal) =>
    ((await send({ name: 'getSession', input: {} }, signal)) as { data?: Session }).data?.id

  return async (call, signal) => {
    const customerId = getCustomerId()
    const result = await send(call, signal)
    if (!isSessionConflict(result)) return result
    await pause(conflictRetryDelayMs)
    if (signal.aborted || (customerId && customerId !== (await fetchCustomerId(signal)))) return result
    return send(call, signal)
  }
}
