import { connect, type ConnectionOptions } from 'node:tls'
import { parseRawResponse } from '#server/testing/raw-response.ts'

/** Sends these lines unchanged over TLS; resolves to the response. */
export const sendBytes = (connection: ConnectionOptions, lines: readonly string[]) =>
  new Promise<ReturnType<typeof parseRawResponse>>((resolve, reject) => {
    let raw = ''
    const socket = connect(connection, () => socket.write([...lines, 'Connection: close', '', ''].join('\r\n')))
    socket
      .setEncoding('latin1')
      .on('data', (text) => void (raw += text))
      .on('error', reject)
      .on('close', () => resolve(parseRawResponse(raw)))
  })
