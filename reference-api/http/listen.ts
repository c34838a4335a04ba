import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

export type RunningServer = { url: string; close: () => Promise<void> }

/** Time for requests in flight during shutdown, milliseconds. */
const drainMs = 5_000
const sweepMs = 50

/** Starts listening. `close` finishes requests in flight, then stops. Rejects when the port is in use. */
export const listen = async (server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<RunningServer> => {
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  // Longer than clients keep idle connections, so that the clients close them and not the server.
  server.keepAliveTimeout = 65_000
  server.listen(port, host)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new Error(`Port ${port} on ${host} is taken. Free it, or set REFERENCE_API_PORT to another one.`)
  })
  const address = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs)
    // Clients keep connections open; an idle one would keep the process alive until the deadline.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
    await closed
    clearInterval(sweep)
    clearTimeout(deadline)
  }
  return { url: `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`, close }
}
