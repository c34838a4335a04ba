import {
  Agent as HttpAgent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Request, Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { noMetrics, type CallOutcome, type Metrics } from '../metrics/metrics.ts'
import { toStatusClass } from '../upstream/call-outcome.ts'
import { createIdHeader } from '../upstream/current-request.ts'
import { sendError } from './media-response.ts'

export type ByteProxyOptions = {
  /** The proxy gives a request up when no byte of the response arrives within `upstreamTimeoutMs`. */
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>
  log: Pick<Logger, 'warn'>
  metrics?: Pick<Metrics, 'recordUpstreamCall'>
  /** Begins the messages in the log. */
  label: string
  /** Milliseconds until a file must be complete, even if bytes still arrive. */
  totalTimeoutMs: number
  /** Connections to the upstream. Further requests wait for one. */
  connections?: number
  /** Decides whether and how the proxy passes the response on. */
  onResponse: (upstreamResponse: IncomingMessage, response: ServerResponse, request: IncomingMessage) => void
}

/** All that the proxy sends upstream: this path and these headers. */
export type UpstreamRequest = { path: string; headers: IncomingHttpHeaders }

/** A slow client holds its connection until the file is sent. */
export const maxConnections = 256

const createAgent = (url: string, maxSockets: number) => {
  const options = { keepAlive: true, maxSockets, maxFreeSockets: 16 }
  return url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options)
}

/**
 * Requests with a body are rejected: a read needs none, and the upstream would take a body without its length for the
 * next request.
 */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Passes bytes of the commerce API on to the client without reading them. The caller decides who may request what. The
 * proxy forwards nothing else of the client's request.
 */
export const createByteProxy = ({
  config,
  log,
  metrics = noMetrics,
  label,
  totalTimeoutMs,
  connections = maxConnections,
  onResponse,
}: ByteProxyOptions) => {
  const { commerceApiUrl, upstreamTimeoutMs } = config
  const upstreamRequests = new WeakMap<IncomingMessage, ClientRequest>()
  /** The start time of each call that is not counted yet. */
  const startTimes = new WeakMap<IncomingMessage, number>()

  /** Counts a call once: when its response begins, or when it fails. */
  const recordCall = (request: IncomingMessage, outcome: CallOutcome) => {
    const startedAt = startTimes.get(request)
    if (startedAt === undefined) return
    startTimes.delete(request)
    metrics.recordUpstreamCall('files', outcome, (performance.now() - startedAt) / 1000)
  }

  const proxy = createProxyMiddleware({
    target: commerceApiUrl,
    agent: createAgent(commerceApiUrl, connections),
    changeOrigin: true,
    xfwd: false,
    followRedirects: false,
    selfHandleResponse: true,
    // The library's default plugins would log the target, and respond to errors with host and IP address.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (upstreamRequest, request) => void upstreamRequests.set(request, upstreamRequest))
        server.on('proxyRes', (upstreamResponse, request, response) => {
          recordCall(request, toStatusClass(upstreamResponse.statusCode ?? 0))
          // A request that waited for a connection too long has its error already.
          if (response.headersSent || response.destroyed) return void upstreamResponse.destroy()
          onResponse(upstreamResponse, response, request)
        })
        server.on('error', (error, request, response) => {
          if (request) recordCall(request, request.destroyed ? 'aborted' : 'unreachable')
          if (!response || !('writeHead' in response) || response.writableEnded || response.destroyed) return
          log.warn({ err: error }, `${label}: the commerce API failed`)
          sendError(response, 502)
        })
      },
    ],
  })

  const abortWithTimeout = (request: IncomingMessage, response: ServerResponse) => {
    recordCall(request, 'timeout')
    log.warn(`${label}: the commerce API took too long`)
    sendError(response, 504)
    upstreamRequests.get(request)?.destroy()
  }

  return async (request: Request, response: Response, upstreamRequest: UpstreamRequest): Promise<void> => {
    if (hasBody(request)) {
      response.set('Connection', 'close')
      return sendError(response, 400)
    }
    const timers = [
      setTimeout(() => !response.headersSent && abortWithTimeout(request, response), upstreamTimeoutMs),
      setTimeout(() => abortWithTimeout(request, response), totalTimeoutMs),
    ]
    response.once('close', () => timers.forEach(clearTimeout))
    // The proxy and the stream add some ten listeners for `close`, which end with the response.
    response.setMaxListeners(30)
    const { headers, url } = request
    startTimes.set(request, performance.now())
    request.headers = { ...upstreamRequest.headers, ...createIdHeader(response.locals.requestId) }
    request.url = upstreamRequest.path
    try {
      await proxy(request, response)
    } finally {
      request.headers = headers
      request.url = url
    }
  }
}
