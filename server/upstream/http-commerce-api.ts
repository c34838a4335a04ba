import type { Logger } from 'pino'
import { readAnswer, withoutSecrets } from './answer.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { noMetrics, type CallOutcome, type Metrics } from '../metrics/metrics.ts'
import { areaOf, callGroups, groupOf, type CallGroup } from './call-group.ts'
import { UpstreamError, type CommerceApi, type CommerceRequest } from './commerce-api.ts'
import { createDataCache } from './data-cache.ts'
import { createExchange } from './exchange.ts'
import { outcomeOf } from './outcome-of.ts'
import { idHeader, type RequestIds } from './request-ids.ts'
import { targetOf } from './target.ts'

export type CommerceApiOptions = {
  baseUrl: string
  /** Milliseconds for one call in all. */
  timeoutMs: number
  /** Longest answer, in bytes. */
  maxBytes: number
  /** Seconds a public answer counts as fresh. */
  dataCacheSeconds: number
  log: Pick<Logger, 'debug' | 'info' | 'warn'>
  metrics?: Pick<Metrics, 'called' | 'circuitTurned' | 'cacheAsked'>
  /** Calls go up under the id of the request they are made for; a read that many wait for under that of the first. */
  requestIds?: Pick<RequestIds, 'current'>
}

const headersOf = ({
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

/** Ids of baskets and the like are long; the words of an address are not. */
const leastSecretLength = 16

/**
 * What a call carries that no answer to a shopper may hold: its token or key, the ids in its path, the tokens in its
 * body.
 */
const secretsOf = ({
  token,
  orderKey,
  path,
  body,
}: Pick<CommerceRequest<unknown>, 'token' | 'orderKey' | 'path' | 'body'>) => {
  const { refresh_token: refreshToken } = (body ?? {}) as { refresh_token?: unknown }
  const ids = token ? path.split('/').map(decodeURIComponent) : []
  const said = [token?.reveal(), orderKey?.reveal(), refreshToken, ...ids]
  return said.filter((text): text is string => typeof text === 'string' && text.length >= leastSecretLength)
}

/** Numbers for objects: what one schema made of an answer is never handed to a caller who expects another. */
const createNumbering = () => {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (thing: object) => {
    const number = numbers.get(thing) ?? ++last
    numbers.set(thing, number)
    return number
  }
}

/** The commerce API as the storefront sees it. `close` ends its connections. */
export const createCommerceApi = (options: CommerceApiOptions): CommerceApi & { close(): Promise<void> } => {
  const { log, dataCacheSeconds, metrics = noMetrics, requestIds } = options
  const exchange = createExchange(options)
  const breakerOf = (group: CallGroup) =>
    createBreaker({
      name: `commerce API, ${group}`,
      log,
      onTurn: (isOpen) => metrics.circuitTurned(group, isOpen),
      onLeftAlone: () => metrics.called(group, 'circuit_open', undefined),
    })
  const breakers = Object.fromEntries(callGroups.map((group) => [group, breakerOf(group)])) as Record<
    CallGroup,
    Breaker
  >
  const cached = createDataCache({
    freshSeconds: dataCacheSeconds,
    onLook: (outcome) => metrics.cacheAsked('data', outcome),
  })
  const numberOf = createNumbering()

  const call = async <T>(request: CommerceRequest<T>) => {
    const { method, body, signal, answer } = request
    const started = performance.now()
    const requestId = requestIds?.current()
    const finished = (status: number | string, outcome: CallOutcome) => {
      const ms = performance.now() - started
      metrics.called(groupOf(request.path), outcome, ms / 1000)
      log.debug({ requestId, method, area: areaOf(request.path), status, ms: Math.round(ms) }, 'commerce API')
    }
    try {
      const received = await exchange({
        method,
        path: targetOf(request),
        headers: { ...headersOf(request), ...idHeader(requestId) },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
      })
      const value = readAnswer(received, answer)
      finished(received.status, '2xx')
      return { value, bytes: received.body.length }
    } catch (error) {
      finished(error instanceof UpstreamError ? `${error.kind} ${error.status}` : 'aborted', outcomeOf(error))
      throw withoutSecrets(error, secretsOf(request))
    }
  }

  const guarded = <T>(request: CommerceRequest<T>) => breakers[groupOf(request.path)](() => call(request))

  return {
    send: async (request) => (await guarded(request)).value,
    // Many askers share the call, so none of them may abort it.
    read: (request) => {
      const key = `${request.language} ${numberOf(request.answer)} ${targetOf(request)}`
      return cached(key, () => guarded({ ...request, method: 'GET' })) as Promise<never>
    },
    ping: async (signal) => {
      await exchange({ method: 'GET', path: '/', headers: { accept: 'application/json' }, signal })
    },
    close: exchange.close,
  }
}
