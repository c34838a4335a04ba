import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type Delay = { path: RegExp; milliseconds: number }

/**
 * A door between the storefront and the commerce API. It passes everything on as it is, remembers every token and basket id that went
 * through, and can hold chosen answers back.
 */
export type UpstreamGate = {
  url: string
  /** Tokens, refresh tokens and basket ids seen so far. */
  secrets: ReadonlySet<string>
  delay(path: RegExp, milliseconds: number): void
  close(): Promise<void>
}

const secretNames = new Set(['token', 'refresh_token'])

const secretsIn = (path: string, body: string): string[] => {
  const found = [...path.matchAll(/\/baskets\/([^/?]+)/g)].map(([, id]) => decodeURIComponent(id!))
  try {
    const value = JSON.parse(body) as Record<string, unknown>
    for (const [name, secret] of Object.entries(value)) {
      const isBasketId = name === 'id' && value['@type'] === 'Basket'
      if (typeof secret === 'string' && (secretNames.has(name) || isBasketId)) found.push(secret)
    }
  } catch {
    // Not JSON: pictures and the like.
  }
  return found
}

const read = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const openUpstreamGate = async (apiUrl: string): Promise<UpstreamGate> => {
  const secrets = new Set<string>()
  const delays: Delay[] = []

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const body = await read(incoming)
    const { host: _host, connection: _connection, ...headers } = incoming.headers
    const onward = ask(new URL(path, apiUrl), { method: incoming.method, headers })
    onward.end(body)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    const answered = await read(answer)
    for (const secret of [...secretsIn(path, answered.toString()), ...secretsIn('', body.toString())]) secrets.add(secret)
    const delay = delays.find((candidate) => candidate.path.test(path))
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay.milliseconds))
    const { connection: _close, 'transfer-encoding': _chunked, ...answerHeaders } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, { ...answerHeaders, 'content-length': answered.length }).end(answered)
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    secrets,
    delay: (path, milliseconds) => void delays.push({ path, milliseconds }),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
