import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createDnsResponse } from '#scripts/compose-trial/create-dns-response.ts'

/**
 * Resolves every name to the IPv4 addresses that `addresses` contains at that moment, as a container engine resolves a
 * service to its containers.
 */
export const startNameServer = async (addresses: ReadonlySet<string>) => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) =>
    socket.send(
      createDnsResponse(query, () => [...addresses], 0),
      port,
      address,
    ),
  )
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() }
}
