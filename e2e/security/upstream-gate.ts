import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { secretsOfCall, type Learnt } from './secrets-of-api.ts'

/**
 * What is answered instead of the API: an answer, or a connection that breaks. `seen` is what the call itself brought,
 * to be echoed by a bad API.
 */
export type Fault = (seen: {
  path: string
  secrets: string[]
}) => { status: number; headers?: Record<string, string>; body: string } | 'broken'

/**
 * A door between the storefront and the commerce API. It passes everything on as it is, and says which secrets went
 * through before the storefront has them; it can hold chosen answers back, or give others.
 */
export type UpstreamGate = {
  url: string
  /** Holds every answer to a matching path (with its query) back. */
  delay(path: RegExp, milliseconds: number): void
  /** Answers matching calls (`POST /auth`) so, from now on; undefined heals. */
  fail(call: RegExp, fault: Fault | undefined): void
  /** How many matching calls came so far. */
  count(call: RegExp): number
  close(): Promise<void>
}

const read = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const openUpstreamGate = async (
  apiUrl: string,
  learn: (learnt: Learnt[]) => void = () => undefined,
): Promise<UpstreamGate> => {
  const delays: { path: RegExp; milliseconds: number }[] = []
  const faults = new Map<string, { call: RegExp; fault: Fault }>()
  const calls: string[] = []

  const failInstead = (outgoing: ServerResponse, fault: Fault, path: string, learnt: Learnt[]) => {
    const answer = fault({ path, secrets: learnt.map(([, secret]) => secret) })
    if (answer === 'broken') return void outgoing.destroy()
    outgoing.writeHead(answer.status, { 'content-type': 'application/ld+json', ...answer.headers }).end(answer.body)
  }

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const call = `${incoming.method} ${path}`
    calls.push(call)
    const body = await read(incoming)
    const fault = [...faults.values()].find((candidate) => candidate.call.test(call))
    if (fault) {
      const learnt = secretsOfCall(path, incoming.headers, body.toString(), '')
      learn(learnt)
      return failInstead(outgoing, fault.fault, path, learnt)
    }
    const { host: _host, connection: _connection, ...headers } = incoming.headers
    const onward = ask(new URL(path, apiUrl), { method: incoming.method, headers })
    onward.end(body)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    const answered = await read(answer)
    learn(secretsOfCall(path, incoming.headers, body.toString(), answered.toString()))
    const delay = delays.find((candidate) => candidate.path.test(path))
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay.milliseconds))
    const { connection: _close, 'transfer-encoding': _chunked, ...answerHeaders } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, { ...answerHeaders, 'content-length': answered.length }).end(answered)
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  // The storefront keeps its connections; it is not this side that hangs up.
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    delay: (path, milliseconds) => void delays.push({ path, milliseconds }),
    fail: (call, fault) => void (fault ? faults.set(String(call), { call, fault }) : faults.delete(String(call))),
    count: (call) => calls.filter((each) => call.test(each)).length,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
