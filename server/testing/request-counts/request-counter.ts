import type { IncomingHttpHeaders } from 'node:http'
import { Redis, type Command } from 'ioredis'
import { vi } from 'vitest'
import { endpoints, type EndpointName } from '#shared/api/endpoints.ts'
import type { BrowserResponse, ShopperBrowser } from '../shopper-browser.ts'
import type { FaultyGateway } from '../start-faulty-gateway.ts'

/** What one request of a shopper cost: Redis commands and upstream calls, by name. */
export type CountedRequest = { name: string; shopper: string; commands: string[]; calls: string[] }

/** `stagedoor:{…}:vault` → `vault`, `stagedoor:limit:linksIp:…` → `linksIp`. */
const toKeyName = (key: string) => /:limit:(\w+)/.exec(key)?.[1] ?? key.split('}:')[1] ?? key

/** The script's own name in place of EVALSHA, and what the first key holds. */
const describeCommand = (redis: Redis, { name, args }: Command) => {
  if (name !== 'evalsha') return `${name} ${toKeyName(String(args[0] ?? ''))}`
  const [script, , scriptKey] = args.map(String)
  const { scriptsSet } = redis as unknown as { scriptsSet: Record<string, { sha: string }> }
  const [scriptName = 'unknown script'] = Object.entries(scriptsSet).find(([, { sha }]) => sha === script) ?? []
  return `${scriptName} ${toKeyName(scriptKey ?? '')}`
}

/** `GET /baskets/3f0…/totals?x=1` → `GET /baskets/{id}/totals`. Long parts are ids and tokens, unless in lower case. */
const describeCall = (call: string) =>
  call.replace(/\?.*/, '').replaceAll(/\/(?=[a-z_-]*[A-Z\d])[\w-]{20,}(?=\/|$)/g, '/{id}')

/** Public, so that the data cache joins it with the same call. */
const isCacheable = (call: string, headers: IncomingHttpHeaders) =>
  call.startsWith('GET ') && !headers.authorization && !headers['order-key']

const fillPath = (path: string, input: Record<string, unknown>) =>
  path.replaceAll(/:(\w+)/g, (_match, parameter: string) => encodeURIComponent(String(input[parameter])))

/**
 * Counts at the seams where the shop meets others: each command that its Redis client sends, and each call that passes
 * the gateway. `ownClients` are Redis clients of the test.
 */
export const createRequestCounter = (gateway: FaultyGateway, ...ownClients: Redis[]) => {
  const counted: CountedRequest[] = []
  let commands: string[] = []
  let calls: string[] = []
  const cacheableCalls = new Set<string>()

  const sendCommand = Redis.prototype.sendCommand
  vi.spyOn(Redis.prototype, 'sendCommand').mockImplementation(function (this: Redis, command, stream) {
    if (!ownClients.includes(this)) commands.push(describeCommand(this, command as Command))
    return sendCommand.call(this, command, stream)
  })
  gateway.holdCall = (call, headers) => {
    // Whether two equal calls overlap, and are one without the cache too, depends on the machine.
    const isRepeated = isCacheable(call, headers) && cacheableCalls.has(call)
    if (isCacheable(call, headers)) cacheableCalls.add(call)
    if (!isRepeated) calls.push(describeCall(call))
    return undefined
  }

  const resetCounts = () => {
    commands = []
    calls = []
    cacheableCalls.clear()
  }

  const count = async (name: string, shopper: string, send: () => Promise<BrowserResponse>) => {
    resetCounts()
    const response = await send()
    if (response.status >= 400)
      throw new Error(`${name} of ${shopper}: ${response.status} ${response.text.slice(0, 300)}`)
    counted.push({ name, shopper, commands, calls })
    // The visit may send requests that it does not count.
    resetCounts()
    return response
  }

  return {
    counted,
    /** Opens a page. `name` is its path in the table. */
    open: (shopper: string, browser: ShopperBrowser, path: string, name = path) =>
      count(name, shopper, () => browser.get(path)),
    /** Calls an endpoint by its name in the contract. */
    call: (shopper: string, browser: ShopperBrowser, endpoint: EndpointName, input: Record<string, unknown> = {}) => {
      const { method, path } = endpoints[endpoint]
      const isInPath = (parameter: string) => path.split('/').includes(`:${parameter}`)
      const rest = Object.fromEntries(Object.entries(input).filter(([parameter]) => !isInPath(parameter)))
      const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : ''
      return count(`${method} /bff${path}`, shopper, () =>
        browser.send(method, `/bff${fillPath(path, input)}${query}`, rest),
      )
    },
  }
}

export type RequestCounter = ReturnType<typeof createRequestCounter>
