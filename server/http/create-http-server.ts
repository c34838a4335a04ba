import { createServer, type RequestListener, type Server } from 'node:http'
import { answerMalformedRequests } from './answer-malformed-requests.ts'
import type { Config } from '../config/config.ts'

export type HttpServerDeps = {
  app: RequestListener
  config: Pick<Config, 'headersTimeoutMs' | 'requestTimeoutMs' | 'secure' | 'indexing'>
  isAccepting: () => boolean
}

/**
 * Milliseconds. Longer than load balancers keep theirs, so that it is never this side that hangs up while a request is
 * on its way.
 */
const keepAliveTimeout = 65_000

/**
 * How often connections are held against their limits, milliseconds: Node looks every 30 seconds, and its limits are
 * none until it does.
 */
const connectionsCheckingInterval = 1_000

/**
 * The server around the app. Clients that drip a head or a body are cut off with 408; of a process that is to stop
 * every answer is the last on its connection.
 */
export const createHttpServer = ({ app, config, isAccepting }: HttpServerDeps): Server => {
  const limits = {
    headersTimeout: config.headersTimeoutMs,
    requestTimeout: config.requestTimeoutMs,
    keepAliveTimeout,
    connectionsCheckingInterval,
  }
  // The app asks for the host itself, to refuse with its own headers. Strict reading is not for the environment to
  // switch off: lenient, Node takes one request for two.
  const server = createServer(
    { ...limits, requireHostHeader: false, insecureHTTPParser: false },
    (request, response) => {
      if (!isAccepting()) response.setHeader('Connection', 'close')
      app(request, response)
    },
  )
  answerMalformedRequests(server, config)
  return server
}
