import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform, pipeline } from 'node:stream'

/** The type that a response must have, the headers that the shop adds, and the upstream headers that it passes on. */
type ExpectedFile = {
  type: string
  headers: Record<string, string>
  forwardedHeaders: readonly string[]
  maxBytes: number
}

/** Sends a fixed text for each status. It contains nothing of the upstream response, which may name hosts. */
export const sendError = (response: ServerResponse, status: 400 | 404 | 405 | 502 | 504) => {
  if (response.headersSent) return void response.destroy()
  const messages = {
    400: 'Bad request',
    404: 'Not found',
    405: 'Method not allowed',
    502: 'Temporarily unavailable',
    504: 'Temporarily unavailable',
  }
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(response.req.method === 'HEAD' ? undefined : messages[status])
}

/** Fails the stream, and so the response, after `maxBytes`. */
const limitBytes = (maxBytes: number) => {
  let bytes = 0
  return new Transform({
    transform: (chunk: Buffer, _encoding, callback) => {
      bytes += chunk.length
      if (bytes > maxBytes) callback(new Error('The file is too large'))
      else callback(null, chunk)
    },
  })
}

const toPlainHeader = (value: string | string[] | undefined) =>
  typeof value === 'string' && value.length <= 200 ? value : undefined

/** All headers of the response except the content type, which depends on the path. */
const createResponseHeaders = ({ headers }: IncomingMessage, expectedFile: ExpectedFile) => {
  const result = { ...expectedFile.headers }
  for (const name of expectedFile.forwardedHeaders) {
    const value = toPlainHeader(headers[name])
    if (value !== undefined) result[name] = value
  }
  return result
}

const parseMediaType = (type: string | undefined) => type?.split(';')[0]?.trim()

const isExpectedFile = ({ headers }: IncomingMessage, { type, maxBytes }: ExpectedFile) =>
  parseMediaType(headers['content-type']) === parseMediaType(type) &&
  (headers['content-encoding'] ?? 'identity') === 'identity' &&
  Number(headers['content-length'] ?? 0) <= maxBytes

/** Pipes a file of the expected type. Responds with an error of the shop to anything else, redirects included. */
export const pipeFile = (received: IncomingMessage, response: ServerResponse, expectedFile: ExpectedFile): void => {
  const { statusCode } = received
  if (statusCode === 304) {
    const { 'content-length': _length, ...headers } = createResponseHeaders(received, expectedFile)
    response.writeHead(304, headers).end()
    received.resume()
    return
  }
  if (statusCode !== 200 || !isExpectedFile(received, expectedFile)) {
    sendError(response, statusCode === 404 || statusCode === 410 ? 404 : 502)
    received.destroy()
    return
  }
  response.writeHead(200, { ...createResponseHeaders(received, expectedFile), 'content-type': expectedFile.type })
  // A failure on either side ends both, so that a truncated file never looks complete.
  pipeline(received, limitBytes(expectedFile.maxBytes), response, () => {})
}
