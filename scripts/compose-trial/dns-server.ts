import { createSocket } from 'node:dgram'
import { createDnsResponse } from './create-dns-response.ts'

/**
 * The name server of one container, at 127.0.0.11 of its network namespace like Docker's. The parent process sends the
 * addresses of each name; the server sends all of them, rotated at each request.
 */
let addresses: Record<string, string[]> = {}
let rotation = 0
process.on('message', (table) => (addresses = table as Record<string, string[]>))
process.on('disconnect', () => process.exit())

/** The value of Docker; the clients of the trial cache nothing. */
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
