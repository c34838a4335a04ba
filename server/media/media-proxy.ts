import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { refuse, relay } from './media-answer.ts'
import { isMediaPath } from './media-path.ts'
import { carriesBody, upwardHeaders } from './media-request.ts'

export type MediaProxyOptions = {
  /** An answer must begin within `upstreamTimeoutMs`. */
  config: Pick<Config, 'commerceApiUrl' | 'upstreamTimeoutMs'>
  log: Pick<Logger, 'warn'>
  /** Milliseconds until a file must be complete, however steadily it drips. */
  totalMs?: number
  /** Longest file, in bytes. */
  maxBytes?: number
}

const agentFor = (url: string) => {
  const options = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16 }
  return url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options)
}

/**
 * Serves pictures and documents of the commerce API under the same path, `/media/<file>`. To be mounted at `/media`, before anything that
 * reads bodies. What is let through is decided here on the raw request target; the proxy never sees anything else.
 */
export const createMediaProxy = ({ config, log, totalMs = 30_000, maxBytes = 20 * 2 ** 20 }: MediaProxyOptions): RequestHandler => {
  const { commerceApiUrl, upstreamTimeoutMs } = config
  const underway = new WeakMap<IncomingMessage, ClientRequest>()

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
        server.on('proxyRes', (received, request, response) => relay(received, response, request.url ?? '', maxBytes))
        server.on('error', (error, _request, response) => {
          if (!response || !('writeHead' in response) || response.writableEnded || response.destroyed) return
          log.warn({ err: error }, 'media: the commerce API failed')
          refuse(response, 502)
        })
      },
    ],
  })

  const giveUp = (request: IncomingMessage, response: ServerResponse) => {
    log.warn('media: the commerce API took too long')
    refuse(response, 504)
    underway.get(request)?.destroy()
  }

  return async (request, response) => {
    const target = request.originalUrl
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }
    if (!isMediaPath(target)) return refuse(response, 404)
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
    request.headers = upwardHeaders(headers)
    request.url = target
    try {
      await proxy(request, response)
    } finally {
      request.headers = headers
      request.url = url
    }
  }
}
