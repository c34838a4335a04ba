import { hash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeBody } from './decode-body.ts'
import type { SecretWatch } from './secret-watch.ts'
import { findRequestSecrets, findSessionCookieSecrets } from './browser-secrets.ts'

/** A request and its response, without the values of the query. */
export type RecordedResponse = { method: string; path: string; status: number }

/**
 * A proxy between browsers and the storefront. It forwards every byte unchanged and passes responses to the watch.
 */
export type Recorder = {
  url: string
  port: number
  getResponses(): RecordedResponse[]
  getCounts(): { responses: number; bytes: number; unreadable: string[] }
  /** Resolves when all responses have been searched. A response that does not end counts as unreadable. */
  waitUntilIdle(): Promise<void>
  close(): Promise<void>
}

/** Maximum length in bytes of a body that is searched; a longer one counts as unreadable. */
const maxBodyBytes = 64 * 2 ** 20

/** Timeout in milliseconds for responses that have not ended. */
const idleTimeoutMs = 10_000

const toPairs = (raw: string[]) =>
  Array.from({ length: raw.length / 2 }, (_, index): [string, string] => [
    raw[2 * index]!.toLowerCase(),
    raw[2 * index + 1]!,
  ])

/** The path without the values of its query, which may be secrets. */
const describePlace = (method: string, path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const names = [...new Set(searchParams.keys())].join('&')
  return `${method} ${pathname}${names ? `?${names}` : ''}`
}

/** Starts a proxy to the storefront at `targetUrl`, on `port` or a free port. */
export const startRecorder = async ({
  targetUrl,
  watch,
  port = 0,
}: {
  targetUrl: string
  watch: SecretWatch
  port?: number
}): Promise<Recorder> => {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const target = new URL(targetUrl)
  const recorded = new Map<string, RecordedResponse>()
  const inspectedDigests = new Set<string>()
  const unreadable: string[] = []
  const pendingRecordings = new Map<Promise<void>, string>()
  let responses = 0
  let bytes = 0

  const inspectHeaders = (place: string, response: IncomingMessage) => {
    watch.inspect(`${place}: status line`, `${response.statusCode} ${response.statusMessage}`)
    for (const [name, value] of toPairs(response.rawHeaders)) {
      const cookie = name === 'set-cookie' ? ` (${value.split('=', 1)[0]})` : ''
      watch.inspect(`${place}: header ${name}${cookie}`, `${name}: ${value}`)
    }
  }

  const inspectBody = (place: string, body: Buffer, encoding: string | undefined, isWhole: boolean) => {
    if (body.length === 0) return
    const digest = hash('sha256', body)
    if (inspectedDigests.has(digest)) return
    inspectedDigests.add(digest)
    const { parts, isReadable } = decodeBody(body, encoding)
    if (isWhole && !isReadable) unreadable.push(place)
    for (const part of parts) watch.inspect(`${place}: body`, part)
  }

  /** Resolves when the response has been searched: after its end, an error, or a disconnect of the browser. */
  const recordResponse = (
    method: string,
    path: string,
    response: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const place = describePlace(method, path)
    const { pathname } = new URL(path, targetUrl)
    responses += 1
    recorded.set(`${method} ${pathname} ${response.statusCode}`, {
      method,
      path: pathname,
      status: response.statusCode ?? 0,
    })
    watch.registerSecrets(findSessionCookieSecrets(response.headers['set-cookie'] ?? []))
    inspectHeaders(place, response)
    const chunks: Buffer[] = []
    let length = 0
    response.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= maxBodyBytes) chunks.push(chunk)
      else if (!unreadable.includes(place)) unreadable.push(place)
    })
    return new Promise((resolve) => {
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        bytes += length
        // The body may be incomplete when the browser has disconnected.
        inspectBody(
          place,
          Buffer.concat(chunks),
          response.headers['content-encoding'],
          response.readableEnded && response.complete && method !== 'HEAD',
        )
        for (const [name, value] of toPairs(response.rawTrailers))
          watch.inspect(`${place}: trailer ${name}`, `${name}: ${value}`)
        resolve()
      }
      for (const event of ['end', 'close', 'error'] as const) response.once(event, end)
      outgoing.once('close', end)
    })
  }

  const forwardRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', rawHeaders } = incoming
    const upstreamRequest = sendRequest({
      host: target.hostname,
      port: target.port,
      method,
      path: url,
      headers: rawHeaders,
      agent,
      setHost: false,
    })
    const sentChunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => sentChunks.push(chunk))
    incoming.pipe(upstreamRequest)
    upstreamRequest.on('information', ({ statusCode, rawHeaders: earlyHeaders }) => {
      for (const [name, value] of toPairs(earlyHeaders))
        watch.inspect(`${describePlace(method, url)}: header ${name} of ${statusCode}`, value)
    })
    upstreamRequest.on('response', (response) => {
      watch.registerSecrets(findRequestSecrets(url, incoming.headers, Buffer.concat(sentChunks).toString()))
      const recording = recordResponse(method, url, response, outgoing)
      pendingRecordings.set(recording, describePlace(method, url))
      void recording.then(() => pendingRecordings.delete(recording))
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, response.rawHeaders)
      response.once('end', () => outgoing.addTrailers(toPairs(response.rawTrailers)))
      response.pipe(outgoing)
      response.once('close', () => {
        if (!response.complete) outgoing.destroy()
      })
    })
    upstreamRequest.on('error', () => outgoing.destroy())
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) upstreamRequest.destroy()
    })
  }

  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout: 120_000, requestTimeout: 0 },
    forwardRequest,
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address() as AddressInfo

  return {
    url: `http://localhost:${listening.port}`,
    port: listening.port,
    getResponses: () => [...recorded.values()],
    getCounts: () => ({ responses, bytes, unreadable }),
    waitUntilIdle: async () => {
      await Promise.race([
        Promise.all(pendingRecordings.keys()),
        new Promise((resolve) => setTimeout(resolve, idleTimeoutMs).unref()),
      ])
      unreadable.push(...pendingRecordings.values())
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
