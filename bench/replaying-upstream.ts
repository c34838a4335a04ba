import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

// A commerce API that takes almost no processor time: it stores the real API's response to each read and repeats it
// from memory. Reads are each GET, and each search. It passes all other requests on to the real API. Reads API_URL,
// PORT, and optionally DELAY_PATH (a pattern) with DELAY_MS.
const { API_URL = '', PORT = '0', DELAY_PATH, DELAY_MS = '0' } = process.env
const delayed = DELAY_PATH ? new RegExp(DELAY_PATH) : undefined

type StoredResponse = { status: number; type: string; body: Buffer }

const responses = new Map<string, Promise<StoredResponse>>()

const forwardedHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'x-algolia-application-id',
  'x-algolia-api-key',
] as const
const searches = '/1/indexes/'

const fetchUpstream = async (
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<StoredResponse> => {
  const response = await fetch(API_URL + url, {
    method,
    headers: forwardedHeaders.flatMap((name) =>
      headers[name] ? [[name, String(headers[name])] as [string, string]] : [],
    ),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/json',
    body: Buffer.from(await response.arrayBuffer()),
  }
}

const getResponse = async (request: IncomingMessage) => {
  const body = await buffer(request)
  if (request.method !== 'GET' && !request.url?.startsWith(searches)) {
    responses.clear()
    return fetchUpstream(request, body)
  }
  const key = [request.url, request.headers['accept-language'], request.headers.authorization, body].join(' ')
  const stored = responses.get(key) ?? fetchUpstream(request, body)
  responses.set(key, stored)
  return stored
}

createServer((request, response) => {
  void getResponse(request).then(
    ({ status, type, body }) => {
      const send = () => response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body)
      if (delayed?.test(request.url ?? '')) setTimeout(send, Number(DELAY_MS))
      else send()
    },
    () => response.destroy(),
  )
}).listen(Number(PORT), '127.0.0.1')
