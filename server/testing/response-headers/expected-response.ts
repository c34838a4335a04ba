import type { ParsedResponse } from '../raw-response.ts'

/** How a Content-Security-Policy allows scripts. */
export type ScriptPolicy = 'nothing' | 'nonce' | 'hashes'

export type ExpectedResponse = {
  status: number
  policy: ScriptPolicy
  caching: string
  receive: () => Promise<ParsedResponse>
}

export const expectResponse = (
  status: number,
  policy: ScriptPolicy,
  caching: string,
  receive: () => Promise<ParsedResponse>,
): ExpectedResponse => ({ status, policy, caching, receive })

// Values of Cache-Control.
export const privateNoStore = 'private, no-store'
export const privateNoCache = 'private, no-cache'
export const immutableYear = 'public, max-age=31536000, immutable'
export const publicDay = 'public, max-age=86400'
export const publicDayThenStale = 'public, max-age=86400, stale-while-revalidate=604800'
export const publicFiveMinutes = 'public, max-age=300'
export const noStore = 'no-store'
