import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A wire between the shop and a server: slow when told to, led to another server when told to, and it counts who comes.
 */
export type Link = {
  port: number
  /** Milliseconds that each piece of an answer takes longer. */
  delayMs: number
  /**
   * Where new connections lead; those that are there stay where they are, as behind an address that moves in a
   * failover.
   */
  target: number
  /** How many connections there have been. */
  connections: number
  close(): Promise<void>
}

/** Stands in front of a port of this machine. */
export const startLink = async (target: number): Promise<Link> => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    link.connections += 1
    const far = connect(link.target, '127.0.0.1')
    let sent = Promise.resolve()
    far.on('data', (piece) => {
      const { delayMs } = link
      sent = sent
        .then(() => (delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, delayMs)) : undefined))
        .then(() => void near.write(piece))
    })
    near.on('data', (piece) => far.write(piece))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const link: Link = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    target,
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return link
}
