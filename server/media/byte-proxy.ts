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
import { classOf } from '../upstream/outcome-of.ts'
import { idHeader } from '../upstream/request-ids.ts'
import { refuse } from './media-answer.ts'

export type ByteProxyOptions = {
  /** An answer must begin within `upstreamTimeoutMs`. */
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>
  log: Pick<Logger, 'warn'>
  metrics?: Pick<Metrics, 'called'>
  /** Names in the log what is passed on. */
  what: string
  /** Milliseconds until a file must be complete, however steadily it drips. */
  totalMs: number
  /** What comes down of an answer, and whether it does. */
  relay: (received: IncomingMessage, response: ServerResponse, request: IncomingMessage) => void
}

/** All that goes up: this path, these headers. */
export type Upward = { path: string; headers: IncomingHttpHeaders }

const agentFor = (url: string) => {
  const options = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16 }
  return url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options)
}

/** A body on a read has no meaning here, and sent on without its framing it would be taken for the next request. */
const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Passes bytes of the commerce API on without reading them. Who may ask for what is decided by the caller: nothing of
 * the inbound request goes up but what it names.
 */
export const createByteProxy = ({ config, log, metrics = noMetrics, what, totalMs, relay }: ByteProxyOptions) => {
  const { commerceApiUrl, upstreamTimeoutMs } = config
  const underway = new WeakMap<IncomingMessage, ClientRequest>()
  /** Of each call, when it began, until it is counted. */
  const uncounted = new WeakMap<IncomingMessage, number>()

  /** Counts a call once, when its answer begins or there will be none. */
  const count = (request: IncomingMessage, outcome: CallOutcome) => {
    const began = uncounted.get(request)
    if (began === undefined) return
    uncounted.delete(request)
    metrics.called('files', outcome, (performance.now() - began) / 1000)
  }

  const proxy = createProxyMiddleware({
    target: commerceApiUrl,
    agent: agentFor(commerceApiUrl),
    changeOrigin: true,
    xfwd: false,
    followRedirects: false,
    selfHandleResponse: true,
    // The default plugins log the target, and answer errors with host and address.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on('proxyReq', (sent, request) => void underway.set(request, sent))
        server.on('proxyRes', (received, request, response) => {
          count(request, classOf(received.statusCode ?? 0))
          relay(received, response, request)
        })
        server.on('error', (error, request, response) => {
          if (request) count(request, request.destroyed ? 'aborted' : 'unreachable')
          if (!response || !('writeHead' in response) || response.writableEnded || response.destroyed) return
          log.warn({ err: error }, `${what}: the commerce API failed`)
          refuse(response, 502)
        })
      },
    ],
  })

  const giveUp = (request: IncomingMessage, response: ServerResponse) => {
    count(request, 'timeout')
    log.warn(`${what}: the commerce API took too long`)
    refuse(response, 504)
    underway.get(request)?.destroy()
  }

  return async (request: Request, response: Response, upward: Upward): Promise<void> => {
    if (carriesBody(request)) {
      response.set('Connection', 'close')
      return refuse(response, 400)
    }
    const timers = [
      setTimeout(() => !response.headersSent && giveUp(request, response), upstreamTimeoutMs),
      setTimeout(() => giveUp(request, response), totalMs),
    ]
    response.once('close', () => timers.forEach(clearTimeout))
    // The proxy and the stream to the shopper listen for its end some ten times, and for no longer than it lasts.
    response.setMaxListeners(30)
    const { headers, url } = request
    uncounted.set(request, performance.now())
    request.headers = { ...upward.headers, ...idHeader(response.locals.requestId) }
    request.url = upward.path
    try {
      await proxy(request, response)
    } finally {
      request.headers = headers
      request.url = url
    }
  }
}
