import type { IncomingMessage } from 'node:http'

const bodies = new WeakMap<IncomingMessage, Buffer>()

/** For Express' parser: signatures are made over bytes, not over what they mean. */
export const keepRawBody = (request: IncomingMessage, _response: unknown, body: Buffer): void =>
  void bodies.set(request, body)

/** The body as it came; empty where there was none that was read. */
export const rawBodyOf = (request: IncomingMessage): Buffer => bodies.get(request) ?? Buffer.alloc(0)
