import type { ServerResponse } from 'node:http'
import { decodeBody } from './decode-body.ts'
import type { FindSecret } from './find-secret.ts'
import { headLines } from './head-lines.ts'
import type { Find } from './secret-search.ts'

/** Where a secret was about to leave; `unreadable` is a compressed body that nobody can look into. */
export type Leak = { place: 'head' | 'body'; find: Find | 'unreadable' }

export type Watch = {
  find: FindSecret
  /** Bodies that held nothing whoever asked: pages that are kept go out again and again as the same bytes. */
  clean: WeakSet<Uint8Array>
  /** The one header the session's id may stand in. */
  isSessionCookie: (setCookie: string) => boolean
  /**
   * Answers instead, with what it is given to write past the watch; called once, and nothing else leaves from then on.
   */
  stop: (leak: Leak, past: Past) => void
}

export type Past = Pick<ServerResponse, 'writeHead' | 'end'>

type Done = (error?: Error | null) => void

/** Bytes of a compressed body that is held back until it is whole. */
const mostHeld = 16 * 2 ** 20

class Found extends Error {
  readonly leak: Leak
  constructor(leak: Leak) {
    super('A secret was about to leave')
    this.leak = leak
  }
}

/** `write` and `end` leave their second argument out as they like. */
const readArguments = (args: readonly unknown[]) => {
  const [chunk, encoding, done] = args.filter((arg, index) => index === 0 || arg !== undefined)
  return typeof chunk === 'function'
    ? { chunk: undefined, encoding: undefined, done: chunk as Done }
    : typeof encoding === 'function'
      ? { chunk, encoding: undefined, done: encoding as Done }
      : { chunk, encoding: encoding as BufferEncoding | undefined, done: done as Done | undefined }
}

const bytesOf = (chunk: unknown, encoding: BufferEncoding | undefined): Uint8Array | undefined =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk instanceof Uint8Array ? chunk : undefined

/**
 * Looks at everything that is written to a response, head and body, before it leaves; across chunks, and through
 * compression. What comes with or after a secret never leaves.
 */
export const watchResponse = (response: ServerResponse, { find, clean, isSessionCookie, stop }: Watch): void => {
  const past = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  }
  let tail: Uint8Array = Buffer.alloc(0)
  let held: Uint8Array[] | undefined
  let heldBytes = 0
  let isStopped = false
  let isWriting = false

  const lookAtHead = (given: readonly unknown[]) => {
    const lines = headLines(response, given)
    const own = lines.filter(({ name, text }) => name === 'set-cookie' && isSessionCookie(text))
    const textOf = (some: typeof lines) => Buffer.from(some.map(({ text }) => text).join('\n'))
    const found = find(textOf(lines.filter((line) => !own.includes(line)))) ?? find(textOf(own), true)
    if (found) throw new Found({ place: 'head', find: found })
  }

  const lookAt = (bytes: Uint8Array) => {
    const seen = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes
    const found = find(seen)
    if (found) throw new Found({ place: 'body', find: found })
    tail = seen.subarray(-find.overlap() || seen.length)
  }

  const lookAtWhole = (body: Uint8Array, coding: string | undefined) => {
    const isAlone = tail.length === 0
    if (isAlone && find.isImpersonal() && clean.has(body)) return
    const said = coding === undefined ? body : decodeBody(body, coding)
    if (!said) throw new Found({ place: 'body', find: 'unreadable' })
    lookAt(said)
    if (isAlone && find.isImpersonal()) clean.add(body)
  }

  /** A part of a file (206) begins anywhere, and cannot be unpacked. */
  const coding = () => {
    const named = response.statusCode === 206 ? undefined : response.getHeader('content-encoding')
    return named === undefined || named === 'identity' ? undefined : String(named)
  }

  const hold = (bytes: Uint8Array) => {
    heldBytes += bytes.length
    if (heldBytes > mostHeld) throw new Found({ place: 'body', find: 'unreadable' })
    ;(held ??= []).push(bytes)
  }

  const guarded = <T>(work: () => T, instead: T): T => {
    if (isStopped) return instead
    const isOutermost = !isWriting
    isWriting = true
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Found) || !isOutermost) throw error
      isStopped = true
      held = undefined
      stop(error.leak, past)
      return instead
    } finally {
      if (isOutermost) isWriting = false
    }
  }

  // Node writes the head by itself, through this, when the first byte of a body comes.
  response.writeHead = ((...args: Parameters<typeof past.writeHead>) =>
    guarded(() => {
      lookAtHead(args.slice(1))
      return past.writeHead(...args)
    }, response)) as typeof response.writeHead

  response.write = ((...args: unknown[]) => {
    const { chunk, encoding, done } = readArguments(args)
    const bytes = bytesOf(chunk, encoding)
    if (isStopped && done) process.nextTick(done)
    return guarded(() => {
      if (!bytes) return past.write(chunk as string, encoding as BufferEncoding, done)
      if (coding() === undefined) {
        lookAt(bytes)
        return past.write(bytes, done)
      }
      hold(bytes)
      if (done) process.nextTick(done)
      return true
    }, true)
  }) as typeof response.write

  response.end = ((...args: unknown[]) => {
    const { chunk, encoding, done } = readArguments(args)
    if (isStopped && done) process.nextTick(done)
    return guarded(() => {
      const last = bytesOf(chunk, encoding)
      if (last && coding() !== undefined && held) hold(last)
      const body = held ? Buffer.concat(held) : last
      held = undefined
      if (body) lookAtWhole(body, body.length > 0 ? coding() : undefined)
      return past.end(body?.length ? body : undefined, done)
    }, response)
  }) as typeof response.end

  for (const name of ['addTrailers', 'writeEarlyHints'] as const) {
    const send = response[name].bind(response) as (...args: unknown[]) => void
    response[name] = (...args: unknown[]) =>
      guarded(() => {
        const found = find(Buffer.from(JSON.stringify(args)))
        if (found) throw new Found({ place: 'head', find: found })
        send(...args)
      }, undefined)
  }
}
