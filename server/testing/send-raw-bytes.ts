import { connect } from 'node:net'

/**
 * Writes bytes to a port as they are and gives back everything that came until the other side closed. HTTP clients tidy
 * paths up; this does not.
 */
export const sendRawBytes = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.setTimeout(15_000, () => socket.destroy(new Error('Nothing more came')))
  })

/** A read of a raw request target, on a connection that ends with it. */
export const sendRawGet = (port: number, target: string, headers: readonly string[] = []) =>
  sendRawBytes(
    port,
    [`GET ${target} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', ''].join('\r\n'),
  )
