import type { IncomingMessage } from 'node:http'

const rawBodies = new WeakMap<IncomingMessage, Buffer>()

/** For Express' parser: signatures are made over bytes, not over what they mean. */
export const storeRawBody = (request: IncomingMessage, _response: unknown, body: Buffer): void =>
  void rawBodies.set(request, body)

/** The body as it came; empty where there was none that was read. */
export const getRawBody = (request: IncomingMessage): Buffer => rawBodies.get(request) ?? Buffer.alloc(0)
