import './mute-debug.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { createLog } from './log.ts'

const config = readConfig()
const log = createLog(config)
const deps = await createDeps(config, log)
const server = createServer(createApp(deps))

// Well below Node's defaults, so that slow clients cannot hold the server's sockets (reliability: slowloris).
server.headersTimeout = 10_000
server.requestTimeout = 30_000
server.keepAliveTimeout = 65_000

server.listen(config.port, config.host)
await once(server, 'listening')
const { port } = server.address() as AddressInfo
log.info({ url: config.publicUrl, port }, 'listening')

/** Stops taking requests, lets those in flight finish, then closes what they needed; Redis last. */
const shutDown = async (signal: string) => {
  log.info({ signal }, 'stopping')
  deps.stopAccepting()
  const deadline = setTimeout(() => server.closeAllConnections(), 10_000)
  const closed = once(server, 'close')
  server.close()
  // Browsers keep their connections; one that has just had its last answer would otherwise hold the process until the deadline.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
  await deps.close()
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown(signal))
