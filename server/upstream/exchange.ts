import { Pool } from 'undici'
import { UpstreamError } from './commerce-api.ts'
import { DeadlineError, withDeadline } from './deadline.ts'

export type ExchangeOptions = {
  /** Origin of the commerce API, with a path prefix if it has one. Every call goes there and nowhere else. */
  baseUrl: string
  /** Milliseconds for one exchange in all: connecting, waiting, reading, and a second try. */
  timeoutMs: number
  /** Longest body that is read, in bytes. */
  maxBytes: number
}

export type ExchangeRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base URL, with its query; already encoded. */
  path: string
  /** The whole set: nothing of an inbound request is forwarded but its id, which was looked at. */
  headers: Record<string, string>
  body?: string | undefined
  signal?: AbortSignal | undefined
}

export type ExchangeResponse = { status: number; contentType: string; body: Buffer }

export type Exchange = ((request: ExchangeRequest) => Promise<ExchangeResponse>) & { close(): Promise<void> }

const resetCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const getErrorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Caller's own abort passes through; all else becomes an UpstreamError whose message names no host and no path. */
const toExchangeError = (error: unknown, caller: AbortSignal | undefined) => {
  if (error instanceof UpstreamError) return error
  if (caller?.aborted) return caller.reason
  const isTimeout = error instanceof DeadlineError || /TIMEOUT/.test(getErrorCode(error))
  return isTimeout
    ? new UpstreamError('timeout', 0, 'No answer in time', [], { cause: error })
    : new UpstreamError('unreachable', 0, 'No answer', [], { cause: error })
}

/**
 * Bare HTTP to the commerce API: keep-alive, one deadline, a size cap. Redirects are answers like any other; nobody
 * follows them.
 */
export const createExchange = ({ baseUrl, timeoutMs, maxBytes }: ExchangeOptions): Exchange => {
  const { origin, pathname } = new URL(baseUrl)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections: 64,
    keepAliveTimeout: 15_000,
    connect: { timeout: Math.min(timeoutMs, 2_000) },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })

  const sendOnce = async (request: ExchangeRequest, signal: AbortSignal): Promise<ExchangeResponse> => {
    const { method, path, headers, body: sent = null } = request
    const {
      statusCode,
      headers: received,
      body,
    } = await pool.request({ method, path: prefix + path, headers, body: sent, signal })
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      // Leaving the loop destroys the body, and with it the connection.
      if (bytes > maxBytes) throw new UpstreamError('too_large', statusCode, 'The answer is too large')
      chunks.push(chunk)
    }
    return { status: statusCode, contentType: String(received['content-type'] ?? ''), body: Buffer.concat(chunks) }
  }

  /**
   * A kept-alive connection that the other side just closed looks like a reset: harmless to try again when it was only
   * a read.
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
