import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { RequestHandler } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import type { Logger } from 'pino'
import { isMediaPath } from '../media/media-path.ts'
import { refuse, relay } from './proxy-answer.ts'
import { carriesBody, upwardHeaders } from './proxy-request.ts'

export type MediaProxyOptions = {
  commerceApiUrl: string
  /** Milliseconds until the answer must have begun. */
  answerMs: number
  /** Milliseconds until it must be complete, however steadily it drips. */
  totalMs?: number
  /** Longest file, in bytes. */
  maxBytes?: number
  log: Pick<Logger, 'warn'>
}

const agentFor = (url: string) => {
  const options = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16 }
  return url.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options)
}

/**
 * Serves pictures and documents of the commerce API under the same path, `/media/<file>`. To be mounted at `/media`, before anything that
 * reads bodies. What is let through is decided here on the raw request target; the proxy never sees anything else.
 */
export const createMediaProxy = (options: MediaProxyOptions): RequestHandler => {
  const { commerceApiUrl, answerMs, totalMs = 30_000, maxBytes = 20 * 2 ** 20, log } = options
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
      setTimeout(() => !response.headersSent && giveUp(request, response), answerMs),
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
