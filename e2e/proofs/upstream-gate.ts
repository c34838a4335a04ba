import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type Delay = { path: RegExp; milliseconds: number }

/**
 * A door between the storefront and the commerce API. It passes everything on as it is, remembers every token, basket id, key of an order and
 * code of a ticket that went through, and can hold chosen answers back.
 */
export type UpstreamGate = {
  url: string
  /** What was seen so far that must not get further; `kinds` names each kind there was. */
  secrets: ReadonlySet<string>
  kinds: ReadonlySet<SecretKind>
  delay(path: RegExp, milliseconds: number): void
  close(): Promise<void>
}

export type SecretKind = 'token' | 'basket' | 'order' | 'ticket'

/** Which kind of secret a property is, by its name and by what it belongs to. */
const kindOf = (name: string, owner: Record<string, unknown>): SecretKind | undefined => {
  if (name === 'token' || name === 'refresh_token') return 'token'
  if (name === 'id' && owner['@type'] === 'Basket') return 'basket'
  if (name === 'key' && 'number' in owner) return 'order'
  return name === 'code' && owner['@type'] === 'Ticket' ? 'ticket' : undefined
}

const secretsOf = (value: unknown): [SecretKind, string][] => {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.entries(owner).flatMap(([name, held]): [SecretKind, string][] => {
    const kind = kindOf(name, owner)
    return kind && typeof held === 'string' ? [[kind, held]] : secretsOf(held)
  })
}

const secretsIn = (path: string, body: string): [SecretKind, string][] => {
  const inPath = [...path.matchAll(/\/baskets\/([^/?]+)/g)].map(([, id]): [SecretKind, string] => ['basket', decodeURIComponent(id!)])
  try {
    return [...inPath, ...secretsOf(JSON.parse(body))]
  } catch {
    // Not JSON: pictures and the like.
    return inPath
  }
}

const read = async (message: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const openUpstreamGate = async (apiUrl: string): Promise<UpstreamGate> => {
  const secrets = new Set<string>()
  const kinds = new Set<SecretKind>()
  const delays: Delay[] = []

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const body = await read(incoming)
    const { host: _host, connection: _connection, ...headers } = incoming.headers
    const onward = ask(new URL(path, apiUrl), { method: incoming.method, headers })
    onward.end(body)
    const [answer] = (await once(onward, 'response')) as [IncomingMessage]
    const answered = await read(answer)
    for (const [kind, secret] of [...secretsIn(path, answered.toString()), ...secretsIn('', body.toString())]) {
      secrets.add(secret)
      kinds.add(kind)
    }
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
    kinds,
    delay: (path, milliseconds) => void delays.push({ path, milliseconds }),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
