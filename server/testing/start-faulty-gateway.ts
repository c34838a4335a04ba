import type { IncomingHttpHeaders } from 'node:http'
import { startTestServer } from './start-test-server.ts'

type Failure = { status: number } & ({ body: unknown } | { html: string })

type Faults = {
  /**
   * Responds to a call (such as `POST /baskets`) with 500, or with the returned status and body or page. True means
   * 500, false passes the call on.
   */
  failCall(call: string): boolean | number | Failure
  /** A call waits for this promise before it is passed on. */
  holdCall(call: string, headers: IncomingHttpHeaders): Promise<void> | undefined
  rewriteRequest(call: string, body: unknown): unknown
  /** Replaces the JSON of a response; a promise delays it. */
  rewriteResponse(call: string, body: unknown): unknown
}

/** A gateway between the shop and a real API. It passes calls on, with the faults that a test sets. */
export const startFaultyGateway = async (target: string) => {
  const faults: Faults = {
    failCall: () => false,
    holdCall: () => undefined,
    rewriteRequest: (_call, body) => body,
    rewriteResponse: (_call, body) => body,
  }
  const server = await startTestServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const call = `${method} ${url}`
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    await gateway.holdCall(call, headers)
    const failure = gateway.failCall(call)
    if (typeof failure === 'object') {
      const type = 'html' in failure ? 'text/html' : 'application/ld+json'
      const text = 'html' in failure ? failure.html : JSON.stringify(failure.body)
      return void response.writeHead(failure.status, { 'content-type': type }).end(text)
    }
    if (failure) return void response.writeHead(failure === true ? 500 : failure).end()
    const received = await fetch(target + url, {
      method,
      headers: Object.fromEntries(
        [
          'authorization',
          'order-key',
          'accept-language',
          'content-type',
          'x-request-id',
          'x-algolia-application-id',
          'x-algolia-api-key',
        ].flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
      ),
      ...(chunks.length > 0
        ? { body: JSON.stringify(gateway.rewriteRequest(call, JSON.parse(Buffer.concat(chunks).toString()))) }
        : {}),
    })
    const type = received.headers.get('content-type') ?? 'application/octet-stream'
    const bytes = Buffer.from(await received.arrayBuffer())
    const sent =
      type.includes('json') && bytes.length > 0
        ? JSON.stringify(await gateway.rewriteResponse(call, JSON.parse(bytes.toString())))
        : bytes
    const retryAfter = received.headers.get('retry-after')
    response
      .writeHead(received.status, { 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) })
      .end(sent)
  })
  const gateway = Object.assign(faults, { url: server.url, close: server.close })
  return gateway
}

export type FaultyGateway = Awaited<ReturnType<typeof startFaultyGateway>>
