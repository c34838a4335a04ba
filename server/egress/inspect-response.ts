import type { ServerResponse } from 'node:http'
import { parseWriteArguments, toBytes } from '../http/write-arguments.ts'
import { decodeBody } from './decode-body.ts'
import type { FindSecret } from './find-secret.ts'
import { listHeaderLines } from './header-lines.ts'
import type { SecretMatch } from './secret-search.ts'

/** A found secret and its place. `unreadable` means a compressed body that cannot be decompressed. */
export type Leak = { place: 'head' | 'body'; match: SecretMatch | 'unreadable' }

type InspectionOptions = {
  findSecret: FindSecret
  /** Bodies that contain no secret of the process. The server sends the bytes of a cached page many times. */
  cleanBodies: WeakSet<Uint8Array>
  /** Recognises the only header that may contain the session id. */
  isSessionCookie: (setCookie: string) => boolean
  /**
   * Sends another response through `rawResponse`, which is not inspected. The inspection calls it once, and then sends
   * nothing else.
   */
  onLeak: (leak: Leak, rawResponse: RawResponse) => void
}

export type RawResponse = Pick<ServerResponse, 'writeHead' | 'end'>

/** The maximum number of bytes of a compressed body that are held back until it is complete. */
const maxHeldBytes = 16 * 2 ** 20

class SecretLeakError extends Error {
  readonly leak: Leak
  constructor(leak: Leak) {
    super('A secret was about to leave')
    this.leak = leak
  }
}

/**
 * Inspects headers and body of a response before they are sent, even when a secret is split between chunks or
 * compressed. Blocks the chunk with the secret and everything after it.
 */
export const inspectResponse = (
  response: ServerResponse,
  { findSecret, cleanBodies, isSessionCookie, onLeak }: InspectionOptions,
): void => {
  const rawResponse = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  }
  let tail: Uint8Array = Buffer.alloc(0)
  let heldChunks: Uint8Array[] | undefined
  let heldBytes = 0
  let isStopped = false
  let isWriting = false

  const inspectHeaders = (headerArguments: readonly unknown[]) => {
    const lines = listHeaderLines(response, headerArguments)
    const sessionCookieLines = lines.filter(({ name, text }) => name === 'set-cookie' && isSessionCookie(text))
    const joinLines = (some: typeof lines) => Buffer.from(some.map(({ text }) => text).join('\n'))
    const secretMatch =
      findSecret(joinLines(lines.filter((line) => !sessionCookieLines.includes(line)))) ??
      findSecret(joinLines(sessionCookieLines), true)
    if (secretMatch) throw new SecretLeakError({ place: 'head', match: secretMatch })
  }

  const inspectChunk = (bytes: Uint8Array) => {
    const searchWindow = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes
    const secretMatch = findSecret(searchWindow)
    if (secretMatch) throw new SecretLeakError({ place: 'body', match: secretMatch })
    tail = searchWindow.subarray(-findSecret.getOverlap() || searchWindow.length)
  }

  const inspectWholeBody = (body: Uint8Array, coding: string | undefined) => {
    const isAlone = tail.length === 0
    if (isAlone && findSecret.hasOnlyProcessSecrets() && cleanBodies.has(body)) return
    const decodedBody = coding === undefined ? body : decodeBody(body, coding)
    if (!decodedBody) throw new SecretLeakError({ place: 'body', match: 'unreadable' })
    inspectChunk(decodedBody)
    if (isAlone && findSecret.hasOnlyProcessSecrets()) cleanBodies.add(body)
  }

  let bodyCoding: { name: string | undefined } | undefined
  /**
   * The coding of the bytes that the app writes. A header that appears later is that of `compressResponses`, which
   * compresses them after the inspection. A partial response (206) may start in the middle of compressed data, which
   * cannot be decompressed.
   */
  const coding = (status: unknown = response.statusCode, headerArguments: readonly unknown[] = []) => {
    const readName = () => {
      const header = listHeaderLines(response, headerArguments).findLast(({ name }) => name === 'content-encoding')
      const value = header?.text.slice(header.text.indexOf(':') + 1).trim()
      return status === 206 || value === 'identity' ? undefined : value
    }
    bodyCoding ??= { name: readName() }
    return bodyCoding.name
  }

  const holdBack = (bytes: Uint8Array) => {
    heldBytes += bytes.length
    if (heldBytes > maxHeldBytes) throw new SecretLeakError({ place: 'body', match: 'unreadable' })
    ;(heldChunks ??= []).push(bytes)
  }

  const catchLeaks = <T>(work: () => T, instead: T): T => {
    if (isStopped) return instead
    const isOutermost = !isWriting
    isWriting = true
    try {
      return work()
    } catch (error) {
      if (!(error instanceof SecretLeakError) || !isOutermost) throw error
      isStopped = true
      heldChunks = undefined
      onLeak(error.leak, rawResponse)
      return instead
    } finally {
      if (isOutermost) isWriting = false
    }
  }

  // Node calls `writeHead` when the first byte of a body is written.
  response.writeHead = ((...args: Parameters<typeof rawResponse.writeHead>) =>
    catchLeaks(() => {
      inspectHeaders(args.slice(1))
      coding(args[0], args.slice(1))
      return rawResponse.writeHead(...args)
    }, response)) as typeof response.writeHead

  response.write = ((...args: unknown[]) => {
    const { chunk, encoding, done } = parseWriteArguments(args)
    const bytes = toBytes(chunk, encoding)
    if (isStopped && done) process.nextTick(done)
    return catchLeaks(() => {
      if (!bytes) return rawResponse.write(chunk as string, encoding as BufferEncoding, done)
      if (coding() === undefined) {
        inspectChunk(bytes)
        return rawResponse.write(bytes, done)
      }
      holdBack(bytes)
      if (done) process.nextTick(done)
      return true
    }, true)
  }) as typeof response.write

  response.end = ((...args: unknown[]) => {
    const { chunk, encoding, done } = parseWriteArguments(args)
    if (isStopped && done) process.nextTick(done)
    return catchLeaks(() => {
      const last = toBytes(chunk, encoding)
      if (last && coding() !== undefined && heldChunks) holdBack(last)
      const body = heldChunks ? Buffer.concat(heldChunks) : last
      heldChunks = undefined
      if (body) inspectWholeBody(body, body.length > 0 ? coding() : undefined)
      return rawResponse.end(body?.length ? body : undefined, done)
    }, response)
  }) as typeof response.end

  for (const name of ['addTrailers', 'writeEarlyHints'] as const) {
    const send = response[name].bind(response) as (...args: unknown[]) => void
    response[name] = (...args: unknown[]) =>
      catchLeaks(() => {
        const found = findSecret(Buffer.from(JSON.stringify(args)))
        if (found) throw new SecretLeakError({ place: 'head', match: found })
        send(...args)
      }, undefined)
  }
}
