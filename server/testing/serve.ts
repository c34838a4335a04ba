import { createServer, Server, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Served = { url: string; port: number; close(): Promise<void> }

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * A real HTTP server for one test, on a free port of this machine: one that is made already, or one around a listener.
 */
export const serve = async (what: RequestListener | Server): Promise<Served> => {
  const server = what instanceof Server ? what : createServer(what)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, close: () => close(server) }
}
