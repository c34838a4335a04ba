import type { Config } from '../config.ts'
import { createExchange } from '../upstream/exchange.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'

/** Longest original, in bytes. */
const maxBytes = 15 * 2 ** 20

export type LoadOriginal = (path: string) => Promise<Buffer>

/** Fetches a picture from the commerce API: deadline, cap, and no redirects. `path` must be allowed already. Throws UpstreamError. */
export const createOriginalLoader = (config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>): LoadOriginal => {
  const exchange = createExchange({ baseUrl: config.commerceApiUrl, timeoutMs: config.upstreamTimeoutMs, maxBytes })
  return async (path) => {
    const headers = { accept: 'image/*', 'user-agent': 'stagedoor' }
    const { status, contentType, body } = await exchange({ method: 'GET', path, headers })
    if (status !== 200) throw new UpstreamError('status', status, 'There is no such picture')
    if (!contentType.startsWith('image/')) throw new UpstreamError('invalid', status, 'This is not a picture')
    return body
  }
}
