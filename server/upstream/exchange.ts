import { Pool } from 'undici'
import { apiConnections } from './client-calls.ts'
import { UpstreamError } from './commerce-api.ts'
import { DeadlineError, withDeadline } from './deadline.ts'

type ExchangeOptions = {
  /** Origin of the commerce API, with a path prefix if it has one. No call goes to another origin. */
  baseUrl: string
  /** Milliseconds for one exchange in total: connecting, waiting, reading, and the retry. */
  timeoutMs: number
  /** Maximum size of a body in bytes. */
  maxBytes: number
}

type ExchangeRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the base URL with its query, encoded. */
  path: string
  /** All headers of the request. Of the inbound request only the validated request id is forwarded. */
  headers: Record<string, string>
  body?: string | undefined
  signal?: AbortSignal | undefined
}

export type ExchangeResponse = { status: number; hasRetryAfter: boolean; contentType: string; body: Buffer }

export type Exchange = ((request: ExchangeRequest) => Promise<ExchangeResponse>) & { close(): Promise<void> }

const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const getErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Passes on the abort of the caller. All other errors become an UpstreamError whose message names no host and no path.
 */
const toExchangeError = (error: unknown, caller: AbortSignal | undefined) => {
  if (error instanceof UpstreamError) return error
  if (caller?.aborted) return caller.reason
  const isTimeout = error instanceof DeadlineError || /TIMEOUT/.test(getErrorCode(error))
  return isTimeout
    ? new UpstreamError('timeout', 0, 'No response in time', [], { cause: error })
    : new UpstreamError('unreachable', 0, 'No response', [], { cause: error })
}

/** HTTP to the commerce API: keep-alive, one deadline, a size limit. Does not follow redirects. */
export const createExchange = ({ baseUrl, timeoutMs, maxBytes }: ExchangeOptions): Exchange => {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections: apiConnections,
    keepAliveTimeout: 15_000,
    connect: { timeout: Math.min(timeoutMs, 2_000) },
    // The deadline replaces them: they would end a call before a busy process has read its response.
    headersTimeout: 0,
    bodyTimeout: 0,
  })

  const sendOnce = async (request: ExchangeRequest, signal: AbortSignal): Promise<ExchangeResponse> => {
    const { method, path, headers, body: requestBody = null } = request
    const {
      statusCode,
      headers: responseHeaders,
      body,
    } = await pool.request({ method, path: prefix + path, headers, body: requestBody, signal })
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      // Leaving the loop destroys the body and its connection.
      if (bytes > maxBytes) throw new UpstreamError('too_large', statusCode, 'The response is too large')
      chunks.push(chunk)
    }
    return {
      status: statusCode,
      hasRetryAfter: responseHeaders['retry-after'] !== undefined,
      contentType: String(responseHeaders['content-type'] ?? ''),
      body: Buffer.concat(chunks),
    }
  }

  /**
   * Retries a read whose connection was reset: the API may just have closed an idle connection. Repeating a read is
   * safe.
   */
  const sendWithRetry = async (request: ExchangeRequest, signal: AbortSignal) => {
    try {
      return await sendOnce(request, signal)
    } catch (error) {
      if (request.method !== 'GET' || !resetCodes.has(getErrorCode(error)) || signal.aborted) throw error
      return sendOnce(request, signal)
    }
  }

  const exchange = async (request: ExchangeRequest) => {
    try {
      return await withDeadline(timeoutMs, request.signal, (signal) => sendWithRetry(request, signal))
    } catch (error) {
      throw toExchangeError(error, request.signal)
    }
  }
  return Object.assign(exchange, { close: () => pool.destroy() })
}
