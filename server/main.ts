import './logging/disable-debug-package.ts'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createLog } from '#runtime/log.ts'
import { serveMetrics } from '#runtime/serve-metrics.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { createDeps } from './deps.ts'
import { keepSuggestionsCached } from './features/catalogue/venue-suggestions.ts'
import { logEvent } from './logging/security-events.ts'

const config = readConfig()
const deps = await createDeps(config, createLog(config))
const { log, metrics } = deps
const metricsServer = await serveMetrics({ config, metrics, log })
const server = createHttpServer({ app: createApp(deps), config, isAccepting: deps.isAccepting })

server.listen(config.port, config.host)
await once(server, 'listening')
const { port } = server.address() as AddressInfo
if (!config.egressTripwire) logEvent(log, { event: 'egress.tripwire_off', deployment: config.deployment })
log.info({ url: config.publicUrl, port }, 'listening')
void keepSuggestionsCached(deps.api, log)

let isStopping = false

/**
 * Makes `/readyz` fail, waits until load balancers notice, and finishes the requests in flight. Then closes the
 * dependencies, Redis last. Metrics stay available until all requests have ended.
 */
const shutDown = async (signal: string) => {
  // A terminal and a launcher may both send a signal. The second one must not kill the process while requests are in
  // flight.
  if (isStopping) return
  isStopping = true
  log.info({ signal }, 'stopping')
  deps.stopAccepting()
  await wait(config.shutdownDelayMs)
  const deadline = setTimeout(() => server.closeAllConnections(), 10_000)
  const serverClosed = once(server, 'close')
  server.close()
  // Browsers keep connections open. A connection that becomes idle during the shutdown would delay the exit until the
  // deadline.
  const idleConnectionSweep = setInterval(() => server.closeIdleConnections(), 100)
  await serverClosed
  clearInterval(idleConnectionSweep)
  clearTimeout(deadline)
  await metricsServer.close()
  await deps.close()
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal))
