import type { Config } from '../config/config.ts'
import { noMetrics, type CallOutcome, type Metrics } from '../metrics/metrics.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import { createExchange } from '../upstream/exchange.ts'
import { toCallOutcome } from '../upstream/call-outcome.ts'
import { createIdHeader, type CurrentRequest } from '../upstream/current-request.ts'

/** Maximum size of an original in bytes. */
const maxBytes = 15 * 2 ** 20

export type LoadOriginal = (path: string) => Promise<Buffer>

type OriginalLoaderOptions = {
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>
  metrics?: Pick<Metrics, 'recordUpstreamCall'>
  currentRequest?: Pick<CurrentRequest, 'getId'>
}

/**
 * Loads an image from the commerce API, with a deadline, a size limit and no redirects. The caller must have validated
 * `path`. Throws UpstreamError.
 */
export const createOriginalLoader = ({
  config,
  metrics = noMetrics,
  currentRequest,
}: OriginalLoaderOptions): LoadOriginal => {
  const exchange = createExchange({ baseUrl: config.commerceApiUrl, timeoutMs: config.upstreamTimeoutMs, maxBytes })
  const fetchImage: LoadOriginal = async (path) => {
    const headers = { accept: 'image/*', 'user-agent': 'stagedoor', ...createIdHeader(currentRequest?.getId()) }
    const { status, contentType, body } = await exchange({ method: 'GET', path, headers })
    if (status !== 200) throw new UpstreamError('status', status, 'There is no such picture')
    if (!contentType.startsWith('image/')) throw new UpstreamError('invalid', status, 'This is not a picture')
    return body
  }
  return async (path) => {
    const startedAt = performance.now()
    const recordCall = (outcome: CallOutcome) =>
      metrics.recordUpstreamCall('files', outcome, (performance.now() - startedAt) / 1000)
    try {
      const image = await fetchImage(path)
      recordCall('2xx')
      return image
    } catch (error) {
      recordCall(toCallOutcome(error))
      throw error
    }
  }
}
