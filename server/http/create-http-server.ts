import { createServer, type RequestListener, type Server } from 'node:http'
import { rejectMalformedRequests } from './reject-malformed-requests.ts'
import type { Config } from '../config/config.ts'

export type HttpServerDeps = {
  app: RequestListener
  config: Pick<Config, 'headersTimeoutMs' | 'requestTimeoutMs' | 'secure' | 'indexing'>
  isAccepting: () => boolean
}

/**
 * Milliseconds. Longer than the idle timeout of load balancers, so that this side never closes a connection while a
 * request is on its way.
 */
const keepAliveTimeout = 65_000

/**
 * Milliseconds between checks of connections against their timeouts. Node's default of 30 seconds would delay the
 * timeouts.
 */
const connectionsCheckingInterval = 1_000

/**
 * The HTTP server around the app. It sends 408 to clients that send headers or a body too slowly. While the process
 * stops, every response closes its connection.
 */
export const createHttpServer = ({ app, config, isAccepting }: HttpServerDeps): Server => {
  const limits = {
    headersTimeout: config.headersTimeoutMs,
    requestTimeout: config.requestTimeoutMs,
    keepAliveTimeout,
    connectionsCheckingInterval,
  }
  // The app checks the host itself, to reject with its own headers. `insecureHTTPParser` is explicit, so that the
  // environment cannot enable it: a lenient parser can read one request as two.
  const server = createServer(
    { ...limits, requireHostHeader: false, insecureHTTPParser: false },
    (request, response) => {
      if (!isAccepting()) response.setHeader('Connection', 'close')
      app(request, response)
    },
  )
  rejectMalformedRequests(server, config)
  return server
}
