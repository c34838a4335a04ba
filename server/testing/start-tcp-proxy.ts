import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy in front of a server. It can add latency and switch to another server, and counts connections. */
export type TcpProxy = {
  port: number
  /** Milliseconds by which each chunk of a response is delayed. */
  delayMs: number
  /** Port for new connections. Existing ones stay on their port, as when an IP address moves in a failover. */
  target: number
  /** Number of connections so far. */
  connections: number
  close(): Promise<void>
}

/** Starts a proxy in front of a local port. */
export const startTcpProxy = async (target: number): Promise<TcpProxy> => {
  const sockets = new Set<Socket>()
  const server = createServer((clientSocket) => {
    link.connections += 1
    const serverSocket = connect(link.target, '127.0.0.1')
    let pendingWrites = Promise.resolve()
    serverSocket.on('data', (chunk) => {
      const { delayMs } = link
      pendingWrites = pendingWrites
        .then(() => (delayMs > 0 ? new Promise((resolve) => setTimeout(resolve, delayMs)) : undefined))
        .then(() => void clientSocket.write(chunk))
    })
    clientSocket.on('data', (chunk) => serverSocket.write(chunk))
    for (const [socket, otherSocket] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        otherSocket.destroy()
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
