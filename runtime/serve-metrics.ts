import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'

/** All current metrics in the text format of Prometheus. */
export type Scrape = () => Promise<{ contentType: string; text: string }>

/** Milliseconds in which a scraper must send its request headers, and its whole request. */
const headersTimeout = 10_000
const requestTimeout = 30_000

type ServeMetricsDeps = {
  /** Without a port no metrics are served. Without a host they are served on every IP address. */
  config: { metricsPort: number | undefined; metricsHost: string | undefined }
  metrics: { scrape: Scrape }
  log: Pick<Logger, 'info' | 'error'>
}

/**
 * Serves `GET /metrics` on a separate port without authentication, so the port must stay private. Does nothing without
 * a port. Rejects when the port is taken.
 */
export const serveMetrics = async ({
  config,
  metrics,
  log,
}: ServeMetricsDeps): Promise<{ port: number | undefined; close(): Promise<void> }> => {
  const { metricsPort, metricsHost } = config
  if (metricsPort === undefined) return { port: undefined, close: async () => {} }

  const server = createServer({ headersTimeout, requestTimeout, insecureHTTPParser: false }, (request, response) => {
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff')
    const end = (status: number, type = 'text/plain', text = '') =>
      response.writeHead(status, { 'Content-Type': type }).end(text)
    if (request.url?.split('?', 1)[0] !== '/metrics') return end(404)
    if (request.method !== 'GET') return response.setHeader('Allow', 'GET') && end(405)
    metrics.scrape().then(
      ({ contentType, text }) => end(200, contentType, text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read')
        end(500)
      },
    )
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  log.info({ port }, 'metrics are served')
  return {
    port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
