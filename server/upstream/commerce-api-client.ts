import type { Logger } from 'pino'
import type { Capability } from '#shared/wire/capabilities.ts'
import { createFitSchema } from '#shared/wire/fit-schema.ts'
import { pathIdPattern } from '#shared/rules/paths/path-id.ts'
import { parseResponse, removeSecrets } from './parse-response.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import type { ClientCalls } from './client-calls.ts'
import { noMetrics, type CallOutcome, type Metrics } from '../metrics/metrics.ts'
import { englishServerTexts } from '../presentation/server-texts.ts'
import { pathArea, upstreamGroups, getUpstreamGroup, type UpstreamGroup } from './upstream-group.ts'
import { UpstreamError, type CachedRead, type CommerceApi, type CommerceRequest } from './commerce-api.ts'
import { createDataCache } from './data-cache.ts'
import { untilAborted } from './deadline.ts'
import { createExchange } from './exchange.ts'
import { toCallOutcome } from './call-outcome.ts'
import { createIdHeader, type CurrentRequest } from './current-request.ts'
import { buildPath } from './build-path.ts'

type CommerceApiOptions = {
  baseUrl: string
  /** Milliseconds for one call in total. */
  timeoutMs: number
  /** Maximum size of a response in bytes. */
  maxBytes: number
  /** Seconds that a cached response counts as fresh. */
  dataCacheSeconds: number
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  /** What the API can do beyond the specification; without it, everything. */
  capabilities?: ReadonlySet<Capability>
  metrics?: Pick<Metrics, 'recordUpstreamCall' | 'recordCircuitState' | 'recordCacheLookup'>
  /** Each call sends the id of its request; a shared read sends the id of the first request. */
  currentRequest?: Pick<CurrentRequest, 'getId' | 'getClientIp'>
  /** Bounds the calls for one client, and shared reads. Calls outside a request are made for no client. */
  clientCalls?: ClientCalls
}

const createHeaders = ({
  language,
  token,
  orderKey,
  body,
}: Pick<CommerceRequest<unknown>, 'language' | 'token' | 'orderKey' | 'body'>) => ({
  accept: 'application/ld+json, application/json',
  'accept-language': language,
  'user-agent': 'stagedoor',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { authorization: `Bearer ${token.reveal()}` } : {}),
  ...(orderKey ? { 'order-key': orderKey.reveal() } : {}),
})

/** Throws a 404, as the API would respond, for a path with a segment that cannot be an id. Saves the call. */
const assertPathIds = (path: string) => {
  if (
    !path
      .slice(1)
      .split('/')
      .every((segment) => pathIdPattern.test(segment))
  )
    throw new UpstreamError('status', 404, englishServerTexts.unknownError)
}

/** Ids are longer than the words of a path. */
const minSecretLength = 16

/** The secrets of a call, which no response may contain: token or key, ids in the path, and tokens in the body. */
const listSecrets = ({
  token,
  orderKey,
  path,
  body,
}: Pick<CommerceRequest<unknown>, 'token' | 'orderKey' | 'path' | 'body'>) => {
  const { refresh_token: refreshToken } = (body ?? {}) as { refresh_token?: unknown }
  const ids = token ? path.split('/').map(decodeURIComponent) : []
  const candidates = [token?.reveal(), orderKey?.reveal(), refreshToken, ...ids]
  return candidates.filter((text): text is string => typeof text === 'string' && text.length >= minSecretLength)
}

/** Numbers the schemas, so that a caller never gets a result that was cached for another schema. */
const createObjectIds = () => {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (thing: object) => {
    const number = numbers.get(thing) ?? ++last
    numbers.set(thing, number)
    return number
  }
}

/** Creates the client of the commerce API. `close` ends its connections. */
export const createCommerceApiClient = (options: CommerceApiOptions): CommerceApi & { close(): Promise<void> } => {
  const { log, dataCacheSeconds, metrics = noMetrics, currentRequest, clientCalls, capabilities } = options
  const exchange = createExchange(options)
  const createGroupBreaker = (group: UpstreamGroup) =>
    createBreaker({
      name: `commerce API, ${group}`,
      log,
      onStateChange: (isOpen) => metrics.recordCircuitState(group, isOpen),
      onCallSkipped: () => metrics.recordUpstreamCall(group, 'circuit_open', undefined),
    })
  const breakers = Object.fromEntries(upstreamGroups.map((group) => [group, createGroupBreaker(group)])) as Record<
    UpstreamGroup,
    Breaker
  >
  const readThroughCache = createDataCache({
    freshSeconds: dataCacheSeconds,
    onLookup: (outcome) => metrics.recordCacheLookup('data', outcome),
  })
  const getSchemaId = createObjectIds()
  const has = (capability: Capability) => capabilities?.has(capability) ?? true
  const fitSchema = createFitSchema({ has, fillsMissing: true })

  const toCacheKey = (request: CachedRead<unknown>) =>
    `${request.language} ${getSchemaId(request.schema)} ${buildPath(request)}`

  const callApi = async <T>(request: Omit<CommerceRequest<T>, 'signal'>) => {
    const { method, body, schema } = request
    const startedAt = performance.now()
    const requestId = currentRequest?.getId()
    const recordOutcome = (status: number | string, outcome: CallOutcome) => {
      const ms = performance.now() - startedAt
      metrics.recordUpstreamCall(getUpstreamGroup(request), outcome, ms / 1000)
      log.debug({ requestId, method, area: pathArea(request.path), status, ms: Math.round(ms) }, 'commerce API')
    }
    try {
      const received = await exchange({
        method,
        path: buildPath(request),
        headers: { ...createHeaders(request), ...createIdHeader(requestId) },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const value = parseResponse(received, fitSchema(schema))
      recordOutcome(received.status, '2xx')
      return { value, bytes: received.body.length }
    } catch (error) {
      recordOutcome(error instanceof UpstreamError ? `${error.kind} ${error.status}` : 'aborted', toCallOutcome(error))
      throw removeSecrets(error, listSecrets(request))
    }
  }

  const callThroughBreaker = async <T>(request: Omit<CommerceRequest<T>, 'signal'>, network?: string) => {
    assertPathIds(request.path)
    return breakers[getUpstreamGroup(request)](() => callApi(request), network)
  }

  /**
   * The API works on although the caller has left. So the call is not aborted: it counts for its client until the API
   * responds, and for the circuit as the API ends it.
   */
  const callForClient = <T>({ signal, ...request }: CommerceRequest<T>) => {
    signal?.throwIfAborted()
    const clientIp = currentRequest?.getClientIp()
    const call = (network?: string) => callThroughBreaker(request, network)
    if (clientIp === undefined || !clientCalls) return untilAborted(signal, call())
    const caller = { group: getUpstreamGroup(request), clientIp, requestId: currentRequest?.getId(), signal }
    return untilAborted(signal, clientCalls.run(caller, call))
  }

  return {
    has,
    send: async (request) => (await callForClient(request)).value,
    // Concurrent readers share the call, so none of them may abort it.
    readCached: (request) => {
      const key = toCacheKey(request)
      const sharedRead = { group: getUpstreamGroup(request), key, clientIp: currentRequest?.getClientIp() }
      const read = () => callThroughBreaker({ ...request, method: 'GET' })
      const load = () => (clientCalls ? clientCalls.runShared(sharedRead, read) : read())
      clientCalls?.hastenShared(sharedRead)
      return readThroughCache(key, load, request.staleSeconds) as Promise<never>
    },
    createPeek: (request) => {
      const key = toCacheKey(request)
      return () => readThroughCache.peek(key)
    },
    ping: async (signal) => {
      await exchange({ method: 'GET', path: '/', headers: { accept: 'application/json' }, signal })
    },
    close: exchange.close,
  }
}
