import { connect, createServer } from 'node:net'

/** Publishes a port as docker-proxy does: passes its connections on to the container. */
export const publishPort = ({ host, port, to }: { host: string; port: number; to: { host: string; port: number } }) =>
  new Promise<{ close: () => void }>((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (outside) => {
      const inside = connect({ ...to, allowHalfOpen: true, noDelay: true })
      outside.pipe(inside)
      inside.pipe(outside)
      outside.on('error', () => inside.destroy())
      inside.on('error', () => outside.destroy())
    })
    server.on('error', reject)
    server.listen(port, host, () => resolve({ close: () => void server.close() }))
  })
