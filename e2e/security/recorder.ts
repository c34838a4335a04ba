import { hash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unpack } from './decode-body.ts'
import type { SecretWatch } from './secret-watch.ts'
import { secretsOfRequest, sessionCookiesOf } from './secrets-of-browser.ts'

/** What was seen of one request and its answer: no values of a query. */
export type Seen = { method: string; path: string; status: number }

/**
 * A door between browsers and the storefront. It passes every byte on as it comes and goes, and shows the watch all
 * that is answered.
 */
export type Recorder = {
  url: string
  port: number
  seen(): Seen[]
  counts(): { responses: number; bytes: number; unreadable: string[] }
  /** Until everything that was answered has been looked at; what does not end counts as unreadable. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** Longest body that is looked at whole, bytes: nothing of the shop comes near. */
const longestBody = 64 * 2 ** 20

/** How long an answer that nobody reads any more may take to end, milliseconds. */
const patience = 10_000

const pairsOf = (raw: string[]) =>
  Array.from({ length: raw.length / 2 }, (_, index): [string, string] => [
    raw[2 * index]!.toLowerCase(),
    raw[2 * index + 1]!,
  ])

/** The address as a place: values of a query may be what is looked for. */
const placeOf = (method: string, path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const names = [...new Set(searchParams.keys())].join('&')
  return `${method} ${pathname}${names ? `?${names}` : ''}`
}

/** `targetUrl` is the storefront's own address. Listens on `port`, or on any free one. */
export const openRecorder = async ({
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
  const seen = new Map<string, Seen>()
  const known = new Set<string>()
  const unreadable: string[] = []
  const underway = new Map<Promise<void>, string>()
  let responses = 0
  let bytes = 0

  const inspectHead = (place: string, answer: IncomingMessage) => {
    watch.inspect(`${place}: status line`, `${answer.statusCode} ${answer.statusMessage}`)
    for (const [name, value] of pairsOf(answer.rawHeaders)) {
      const cookie = name === 'set-cookie' ? ` (${value.split('=', 1)[0]})` : ''
      watch.inspect(`${place}: header ${name}${cookie}`, `${name}: ${value}`)
    }
  }

  const inspectBody = (place: string, body: Buffer, encoding: string | undefined, isWhole: boolean) => {
    if (body.length === 0) return
    const digest = hash('sha256', body)
    if (known.has(digest)) return
    known.add(digest)
    const { parts, isReadable } = unpack(body, encoding)
    if (isWhole && !isReadable) unreadable.push(place)
    for (const part of parts) watch.inspect(`${place}: body`, part)
  }

  /** Resolves when the answer has been looked at: when it has ended, was cut off, or its browser has gone. */
  const record = (method: string, path: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const place = placeOf(method, path)
    const { pathname } = new URL(path, targetUrl)
    responses += 1
    seen.set(`${method} ${pathname} ${answer.statusCode}`, { method, path: pathname, status: answer.statusCode ?? 0 })
    watch.learn(sessionCookiesOf(answer.headers['set-cookie'] ?? []))
    inspectHead(place, answer)
    const chunks: Buffer[] = []
    let length = 0
    answer.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= longestBody) chunks.push(chunk)
      else if (!unreadable.includes(place)) unreadable.push(place)
    })
    return new Promise((resolve) => {
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        bytes += length
        // A browser that goes leaves what has come, but was not read yet.
        inspectBody(
          place,
          Buffer.concat(chunks),
          answer.headers['content-encoding'],
          answer.readableEnded && answer.complete && method !== 'HEAD',
        )
        for (const [name, value] of pairsOf(answer.rawTrailers))
          watch.inspect(`${place}: trailer ${name}`, `${name}: ${value}`)
        resolve()
      }
      for (const event of ['end', 'close', 'error'] as const) answer.once(event, end)
      outgoing.once('close', end)
    })
  }

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', rawHeaders } = incoming
    const onward = ask({
      host: target.hostname,
      port: target.port,
      method,
      path: url,
      headers: rawHeaders,
      agent,
      setHost: false,
    })
    const sent: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => sent.push(chunk))
    incoming.pipe(onward)
    onward.on('information', ({ statusCode, rawHeaders: early }) => {
      for (const [name, value] of pairsOf(early))
        watch.inspect(`${placeOf(method, url)}: header ${name} of ${statusCode}`, value)
    })
    onward.on('response', (answer) => {
      watch.learn(secretsOfRequest(url, incoming.headers, Buffer.concat(sent).toString()))
      const recording = record(method, url, answer, outgoing)
      underway.set(recording, placeOf(method, url))
      void recording.then(() => underway.delete(recording))
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
      answer.once('end', () => outgoing.addTrailers(pairsOf(answer.rawTrailers)))
      answer.pipe(outgoing)
      answer.once('close', () => {
        if (!answer.complete) outgoing.destroy()
      })
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) onward.destroy()
    })
  }

  const server = createServer({ requireHostHeader: false, keepAliveTimeout: 120_000, requestTimeout: 0 }, pass)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address() as AddressInfo

  return {
    url: `http://localhost:${listening.port}`,
    port: listening.port,
    seen: () => [...seen.values()],
    counts: () => ({ responses, bytes, unreadable }),
    settled: async () => {
      await Promise.race([
        Promise.all(underway.keys()),
        new Promise((resolve) => setTimeout(resolve, patience).unref()),
      ])
      unreadable.push(...underway.values())
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
