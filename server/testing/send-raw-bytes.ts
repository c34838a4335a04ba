import { connect } from 'node:net'

/**
 * Writes bytes to a port unchanged, and resolves to everything received until the other side closes. HTTP clients would
 * normalise paths.
 */
export const sendRawBytes = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
    socket.setTimeout(15_000, () => socket.destroy(new Error('No more bytes arrived')))
  })

/** Sends a GET with an unchanged target, on a separate connection. */
export const sendRawGet = (port: number, target: string, headers: readonly string[] = []) =>
  sendRawBytes(
    port,
    [`GET ${target} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...headers, '', ''].join('\r\n'),
  )
