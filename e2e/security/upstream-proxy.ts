import { once } from 'node:events'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { findCallSecrets, type KnownSecret } from './api-secrets.ts'

/** Responds instead of the API, or breaks the connection. It gets the secrets of the call to repeat them. */
export type FaultResponder = (call: {
  path: string
  secrets: string[]
}) => { status: number; headers?: Record<string, string>; body: string } | 'broken'

/**
 * A proxy between the storefront and the commerce API. It forwards everything unchanged and reports secrets before the
 * storefront gets them. It can delay, hold or replace responses.
 */
export type UpstreamProxy = {
  url: string
  /** Delays responses by the path with its query, in milliseconds. */
  delayResponses(path: RegExp, milliseconds: number): void
  /** Holds responses by the path with its query, until the function that it returns is called. */
  holdResponses(path: RegExp): () => void
  /** Replaces the responses to matching calls (`POST /auth`) until it is set to undefined. */
  setFault(call: RegExp, fault: FaultResponder | undefined): void
  /** The number of matching calls so far. */
  countCalls(call: RegExp): number
  close(): Promise<void>
}

const readBody = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const startUpstreamProxy = async (
  apiUrl: string,
  registerSecrets: (secrets: KnownSecret[]) => void = () => undefined,
): Promise<UpstreamProxy> => {
  const delays: { path: RegExp; wait: () => Promise<void> }[] = []
  const faults = new Map<string, { call: RegExp; fault: FaultResponder }>()
  const calls: string[] = []

  const sendFault = (outgoing: ServerResponse, fault: FaultResponder, path: string, secrets: KnownSecret[]) => {
    const response = fault({ path, secrets: secrets.map(([, secret]) => secret) })
    if (response === 'broken') return void outgoing.destroy()
    outgoing
      .writeHead(response.status, { 'content-type': 'application/ld+json', ...response.headers })
      .end(response.body)
  }

  const forwardCall = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const call = `${incoming.method} ${path}`
    calls.push(call)
    const body = await readBody(incoming)
    const fault = [...faults.values()].find((candidate) => candidate.call.test(call))
    if (fault) {
      const secrets = findCallSecrets(path, incoming.headers, body.toString(), '')
      registerSecrets(secrets)
      return sendFault(outgoing, fault.fault, path, secrets)
    }
    const { host: _host, connection: _connection, ...headers } = incoming.headers
    const upstreamRequest = sendRequest(new URL(path, apiUrl), { method: incoming.method, headers })
    upstreamRequest.end(body)
    const [response] = (await once(upstreamRequest, 'response')) as [IncomingMessage]
    const responseBody = await readBody(response)
    registerSecrets(findCallSecrets(path, incoming.headers, body.toString(), responseBody.toString()))
    await delays.find((delay) => delay.path.test(path))?.wait()
    const { connection: _close, 'transfer-encoding': _chunked, ...responseHeaders } = response.headers
    outgoing
      .writeHead(response.statusCode ?? 502, { ...responseHeaders, 'content-length': responseBody.length })
      .end(responseBody)
  }

  const server = createServer((incoming, outgoing) => {
    forwardCall(incoming, outgoing).catch(() => outgoing.destroy())
  })
  // Longer than the storefront keeps idle connections, so that only the storefront closes them.
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    delayResponses: (path, milliseconds) => void delays.push({ path, wait: () => setTimeout(milliseconds) }),
    holdResponses: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      delays.push({ path, wait: () => promise })
      return resolve
    },
    setFault: (call, fault) => void (fault ? faults.set(String(call), { call, fault }) : faults.delete(String(call))),
    countCalls: (call) => calls.filter((recordedCall) => call.test(recordedCall)).length,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
