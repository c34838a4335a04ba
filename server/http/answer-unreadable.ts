import { IncomingMessage, ServerResponse, STATUS_CODES, type Server } from 'node:http'
import { Socket } from 'node:net'
import type { Config } from '../config/config.ts'
import { createSecurityHeaders } from './middleware/set-security-headers.ts'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what Node would answer alone, and without a header of ours: a request that cannot be read or is too slow, and
 * one that expects what there is not (417). The connection ends with it, so that nothing behind it is taken for another
 * request.
 */
export const answerUnreadable = (server: Server, config: Pick<Config, 'secure' | 'indexing'>): void => {
  const setHeaders = createSecurityHeaders(config)
  const underway = new WeakMap<object, ServerResponse>()

  const answer = (status: number) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    setHeaders(response.req, response)
    const headers = { ...response.getHeaders(), 'cache-control': 'no-store', connection: 'close', 'content-length': 0 }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
  }

  server.on('request', ({ socket }, response) => void underway.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const current = underway.get(socket)
    // In the middle of another answer these bytes would be taken for part of it.
    const isTaken = current !== undefined && current.headersSent && !current.writableFinished
    if (!socket.writable || isTaken) return void socket.destroy()
    socket.end(answer(statuses[error.code ?? ''] ?? 400), () => socket.destroy())
  })
  server.on('checkExpectation', (request, response) => {
    setHeaders(request, response)
    response.writeHead(417, { 'cache-control': 'no-store', connection: 'close', 'content-length': 0 }).end()
  })
}
