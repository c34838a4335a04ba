import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A wire between the shop and a server: slow when told to, led to another server when told to, and it counts who comes.
 */
export type TcpProxy = {
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
export const startTcpProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>()
  const server = createServer((clientSocket) => {
    link.connections += 1
    const serverSocket = connect(link.target, '127.0.0.1')
    let sent = Promise.resolve()
    serverSocket.on('data', (piece) => {
      const { delayMs } = link
      sent = sent
        .then(() => (delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, delayMs)) : undefined))
        .then(() => void clientSocket.write(piece))
    })
    clientSocket.on('data', (piece) => serverSocket.write(piece))
    for (const [socket, other] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
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
  const link: TcpProxy = {
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
