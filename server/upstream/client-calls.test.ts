import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#runtime/log.ts'
import { createSilentCommerceApi } from '../testing/create-silent-commerce-api.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createClientCalls } from './client-calls.ts'
import { createCurrentRequest } from './current-request.ts'

const atOnce = 8
const waitingCalls = 4 * atOnce
const perGroup = 12
const ofNetwork = 9
const attacker = '198.51.100.7'
const shopper = '203.0.113.9'

let upstream: TestServer
let api: ReturnType<typeof createSilentCommerceApi>
let lines: string[]
/** Calls that the API works on. */
let pending: ServerResponse[]
let respond: (request: IncomingMessage, response: ServerResponse) => void
const currentRequest = createCurrentRequest()

const hold: typeof respond = (_request, response) => void pending.push(response)
const answer: typeof respond = (_request, response) => void response.end('{}')

const start = async (timeoutMs = 10_000) => {
  const config = {
    apiCalls: { perClient: atOnce, perGroup },
    ipv6Factors: { site: 3, organisation: 10 },
    sessionKeys: [Buffer.alloc(32)],
    logClientAddress: 'plain' as const,
  }
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  api = createSilentCommerceApi(upstream.url, {
    timeoutMs,
    dataCacheSeconds: 10,
    currentRequest,
    clientCalls: createClientCalls({ config, log }),
  })
}

beforeEach(async () => {
  lines = []
  pending = []
  respond = hold
  upstream = await startTestServer((request, response) => respond(request, response))
  await start()
})
afterEach(async () => {
  await api.close()
  await upstream.close()
})

/** Calls from one request of this client. */
const send = (clientIp: string, signal?: AbortSignal) =>
  currentRequest.run(
    'a-request',
    () => api.send({ method: 'GET', path: '/baskets/b-1', language: 'en', schema: z.object({}), signal }),
    clientIp,
  )
const sendMany = (clientIps: string[], signal?: AbortSignal) => {
  const calls = clientIps.map((clientIp) => send(clientIp, signal))
  for (const call of calls) call.catch(() => {})
  return calls
}
const repeat = (count: number, clientIp = attacker) => Array.from({ length: count }, () => clientIp)
/** Responds to everything that the API gets from now on, and has. */
const answerAll = () => {
  respond = answer
  for (const response of pending.splice(0)) response.end('{}')
}
const noRoom = { name: 'UpstreamError', status: 503, isBusy: true }

describe('the calls of one client', () => {
  test('never take more than their places of the API, and others have theirs [S42]', async () => {
    const calls = sendMany(repeat(atOnce + waitingCalls))
    await expect.poll(() => pending.length).toBe(atOnce)
    sendMany([shopper])
    await expect.poll(() => pending.length).toBe(atOnce + 1)
    await expect(send(attacker)).rejects.toMatchObject(noRoom)
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      event: 'limit.reached',
      requestId: 'a-request',
      client: attacker,
      limits: ['apiCallsIp'],
    })
    answerAll()
    expect(await Promise.all(calls)).toHaveLength(atOnce + waitingCalls)
    expect(await send(attacker)).toEqual({})
  })

  test('wait two seconds at most', async () => {
    sendMany(repeat(atOnce))
    await expect.poll(() => pending.length).toBe(atOnce)
    const startedAt = performance.now()
    await expect(send(attacker)).rejects.toMatchObject(noRoom)
    expect(performance.now() - startedAt).toBeGreaterThan(1_900)
    expect(pending).toHaveLength(atOnce)
  })

  test('keep their places when the client disconnects, and those that wait are not made', async () => {
    const client = new AbortController()
    const reason = new Error('left')
    const calls = sendMany(repeat(2 * atOnce), client.signal)
    await expect.poll(() => pending.length).toBe(atOnce)
    client.abort(reason)
    for (const call of calls) await expect(call).rejects.toBe(reason)
    const [later] = sendMany([attacker])
    let received = 0
    respond = (request, response) => {
      received += 1
      answer(request, response)
    }
    for (const response of pending) expect(response.destroyed).toBe(false)
    pending.shift()!.end('{}')
    expect(await later).toEqual({})
    expect(received).toBe(1)
  })

  test('from all networks of one IPv6 /48 together leave a quarter of the places', async () => {
    sendMany(Array.from({ length: 80 }, (_, index) => `2001:db8:9:${(257 * index).toString(16)}::/64`))
    await expect.poll(() => pending.length).toBe(ofNetwork)
    const [call] = sendMany([shopper])
    await expect.poll(() => pending.length).toBe(ofNetwork + 1)
    answerAll()
    expect(await call).toEqual({})
  })
})

describe('the calls of all clients', () => {
  test('to a part of the API are few at a time, made in the turns of networks [S42]', async () => {
    const attackers = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']
    sendMany(attackers.flatMap((address) => repeat(atOnce, address)))
    await expect.poll(() => pending.length).toBe(perGroup)
    const [call] = sendMany([shopper])
    let received = 0
    respond = (request, response) => {
      received += 1
      answer(request, response)
    }
    pending.shift()!.end('{}')
    expect(await call).toEqual({})
    expect(received).toBeLessThanOrEqual(attackers.length + 1)
  })

  test('to one part do not delay those to another', async () => {
    sendMany(['198.51.100.1', '198.51.100.2'].flatMap((address) => repeat(atOnce, address)))
    await expect.poll(() => pending.length).toBe(perGroup)
    const call = currentRequest.run(
      'a-request',
      () => api.send({ method: 'GET', path: '/orders', language: 'en', schema: z.object({}) }),
      shopper,
    )
    await expect.poll(() => pending.length).toBe(perGroup + 1)
    answerAll()
    expect(await call).toEqual({})
  })
})

describe('reads for the shared cache', () => {
  let requested: string[]
  const readFor = (clientIp: string, slug: string) => {
    const path = `/storefront/product/${slug}`
    const read = () => api.readCached({ path, language: 'en', schema: z.object({}) })
    const result = currentRequest.run('a-request', read, clientIp)
    result.catch(() => {})
    return result
  }
  const otherAttacker = '198.51.100.8'
  /** The first client has its places, and the other one the rest of the group's. */
  const readMany = async () => {
    const slugs = Array.from({ length: 4 * perGroup }, (_, index) => `made-up-${index}`)
    const reads = slugs.map((slug) => readFor(attacker, slug))
    await expect.poll(() => requested.length).toBe(ofNetwork)
    reads.push(...slugs.map((slug) => readFor(otherAttacker, `other-${slug}`)))
    await expect.poll(() => requested.length).toBe(perGroup)
    return { reads, last: slugs.at(-1)! }
  }
  const endReads = (count: number) => {
    for (const response of pending.splice(0, count)) response.end('{}')
  }

  beforeEach(() => {
    requested = []
    respond = (request, response) => {
      requested.push(request.url!.split('/').at(-1)!)
      hold(request, response)
    }
  })

  test('need no place of their client', async () => {
    sendMany(repeat(atOnce))
    await expect.poll(() => pending.length).toBe(atOnce)
    respond = answer
    expect(await readFor(attacker, 'event')).toEqual({})
  })

  test('leave places for other networks, whose turns come first [S42]', async () => {
    const { reads } = await readMany()
    const read = readFor(shopper, 'event')
    endReads(3)
    await expect.poll(() => requested.length).toBe(perGroup + 3)
    expect(requested).toContain('event')
    answerAll()
    expect(await Promise.all([read, ...reads])).toHaveLength(reads.length + 1)
  })

  test('of a waiting network come earlier when another network needs them, too', async () => {
    const { last } = await readMany()
    readFor(shopper, last)
    endReads(3)
    await expect.poll(() => requested.length).toBe(perGroup + 3)
    expect(requested).toContain(last)
  })
})

describe('a circuit', () => {
  const failuresOfCircuit = 8

  test('stays closed when the calls of one network time out, and opens when those of many do [S42 F20]', async () => {
    await api.close()
    await start(60)
    await Promise.allSettled(sendMany(repeat(2 * failuresOfCircuit)))
    await Promise.allSettled(
      sendMany(Array.from({ length: failuresOfCircuit }, (_, index) => `2001:db8:7:${index}::/64`)),
    )
    respond = answer
    expect(await send(shopper)).toEqual({})
    respond = hold
    await Promise.allSettled(
      sendMany(Array.from({ length: failuresOfCircuit }, (_, index) => `203.0.113.${100 + index}`)),
    )
    await expect(send(shopper)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('opens when the API cannot be reached, whoever calls [F20]', async () => {
    respond = (request) => void request.socket.destroy()
    for (let times = 0; times < failuresOfCircuit; times += 1)
      await expect(send(shopper)).rejects.toMatchObject({ message: 'No response' })
    await expect(send(shopper)).rejects.toMatchObject({ message: 'The circuit is open' })
  })
})
