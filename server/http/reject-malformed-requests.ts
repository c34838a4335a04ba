import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Config } from '../config/config.ts'
import { createSecurityHeaderSetter, listSecurityHeaders } from './middleware/set-security-headers.ts'

const statusByErrorCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Responds to requests that Node rejects, with the shop's headers: malformed or slow requests, and an unsupported
 * `Expect` (417). Closes the connection, so that no parser reads later bytes on it as another request.
 */
export const rejectMalformedRequests = (server: Server, config: Pick<Config, 'secure' | 'indexing'>): void => {
  const setHeaders = createSecurityHeaderSetter(config)
  const activeResponses = new WeakMap<object, ServerResponse>()

  const formatResponse = (status: number) => {
    const ownHeaders = { 'cache-control': 'no-store', connection: 'close', 'content-length': '0' }
    const headers = { ...listSecurityHeaders(config), ...ownHeaders }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
  }

  server.on('request', ({ socket }, response) => void activeResponses.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const current = activeResponses.get(socket)
    // In the middle of another response, the client would read these bytes as a part of it.
    const isMidResponse = current !== undefined && current.headersSent && !current.writableFinished
    if (!socket.writable || isMidResponse) return void socket.destroy()
    socket.end(formatResponse(statusByErrorCode[error.code ?? ''] ?? 400), () => socket.destroy())
  })
  server.on('checkExpectation', (request, response) => {
    setHeaders(request, response)
    response.writeHead(417, { 'cache-control': 'no-store', connection: 'close', 'content-length': 0 }).end()
  })
}
