import { createSocket } from 'node:dgram'
import { createDnsResponse } from './create-dns-response.ts'

/**
 * The name server of one container, at 127.0.0.11 of its network namespace as in Docker. The parent process sends the
 * table of names and addresses. A response contains all addresses of a name, rotated by one at each request.
 */
let addresses: Record<string, string[]> = {}
let rotation = 0
process.on('message', (table) => (addresses = table as Record<string, string[]>))
process.on('disconnect', () => process.exit())

/** Docker's value. The clients of the trial cache no addresses, so it has no effect. */
const ttlSeconds = 600

const resolveName = (name: string) => {
  const found = addresses[name]
  if (!found || found.length === 0) return found
  const start = rotation++ % found.length
  return [...found.slice(start), ...found.slice(0, start)]
}

const socket = createSocket('udp4')
socket.on('message', (query, from) =>
  socket.send(createDnsResponse(query, resolveName, ttlSeconds), from.port, from.address),
)
socket.bind(53, '127.0.0.11', () => process.send?.('ready'))
