import type { IncomingMessage } from 'node:http'

const rawBodies = new WeakMap<IncomingMessage, Buffer>()

/** Express' parser calls this with the bytes of a body, because signatures cover the bytes, not the parsed body. */
export const storeRawBody = (request: IncomingMessage, _response: unknown, body: Buffer): void =>
  void rawBodies.set(request, body)

/** The body as received; empty when none was parsed. */
export const getRawBody = (request: IncomingMessage): Buffer => rawBodies.get(request) ?? Buffer.alloc(0)
