import { createServer, Server, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TestServer = { url: string; port: number; close(): Promise<void> }

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Starts a real HTTP server for a test on a free port: the given server, or a new one for a listener. The new one
 * closes no idle connection: a client that sends on a connection that is closing gets ECONNRESET.
 */
export const startTestServer = async (listenerOrServer: RequestListener | Server): Promise<TestServer> => {
  const server =
    listenerOrServer instanceof Server ? listenerOrServer : createServer({ keepAliveTimeout: 0 }, listenerOrServer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, close: () => close(server) }
}
