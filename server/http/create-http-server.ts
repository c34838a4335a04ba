import { createServer, type RequestListener, type Server } from 'node:http'
import { rejectMalformedRequests } from './reject-malformed-requests.ts'
import type { Config } from '../config/config.ts'

type HttpServerDeps = {
  app: RequestListener
  config: Pick<Config, 'headersTimeoutMs' | 'requestTimeoutMs' | 'secure' | 'indexing'>
  isAccepting: () => boolean
}

/**
 * In milliseconds. Longer than the idle timeout of load balancers, so that the server never closes a connection on
 * which a request is on its way.
 */
const keepAliveTimeout = 65_000

/**
 * Milliseconds between two checks of connections against their timeouts. With Node's default of 30 seconds, timeouts
 * would take effect much later.
 */
const connectionsCheckingInterval = 1_000

/**
 * Creates the HTTP server of the app. It responds 408 to clients that send headers or a body too slowly. While the
 * process stops, every response closes its connection.
 */
export const createHttpServer = ({ app, config, isAccepting }: HttpServerDeps): Server => {
  const limits = {
    headersTimeout: config.headersTimeoutMs,
    requestTimeout: config.requestTimeoutMs,
    keepAliveTimeout,
    connectionsCheckingInterval,
  }
  // The app checks the host itself, so that the rejection has the shop's headers. `insecureHTTPParser` is set, so that
  // the environment cannot enable it: a lenient parser can read one request as two.
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
