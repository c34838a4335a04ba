import type { EndpointName } from '#shared/api/endpoints.ts'
import type { ApiError } from '#shared/api/errors.ts'

export type EndpointCall = { name: EndpointName; input: unknown }

export type CallResult = { data: unknown } | { error: ApiError }

/** Calls an endpoint: over HTTP from the browser, in process while the server renders. Never rejects. */
export type Transport = (call: EndpointCall, signal: AbortSignal) => Promise<CallResult>
