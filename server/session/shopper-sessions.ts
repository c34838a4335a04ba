import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Language } from '#shared/rules/preferences.ts'
import type { Config } from '../config/config.ts'
import type { Limits } from '../limits/limits.ts'
import { noMetrics, type Metrics } from '../metrics/metrics.ts'
import type { Storage } from '../storage/storage.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import { createBrowserSession } from './browser-session.ts'
import { createShopperSession } from './create-shopper-session.ts'
import { parseDevice } from './parse-device.ts'
import { createFieldCodec } from './vault/field-codec.ts'
import { createBasketLock } from './basket-lock.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { createKnownDevice } from './known-device.ts'
import { createSessionRefresher } from './session-refresher.ts'
import type { SessionKeys } from './vault/session-keys.ts'
import type { ShopperSession } from './shopper-session.ts'
import { createTokenService } from './token-service.ts'
import { createCustomerBaskets } from './vault/customer-baskets.ts'
import { createSessionList } from './session-list.ts'
import { createVault } from './vault/vault.ts'

type ShopperSessionsDeps = {
  api: CommerceApi
  storage: Storage
  keys: SessionKeys
  limits: Limits
  sessionMiddleware: RequestHandler
  config: Pick<Config, 'secure' | 'sessionAbsoluteMs' | 'sessionIdleMs' | 'sessionKeys' | 'upstreamTimeoutMs'>
  log: Logger
  metrics?: Pick<Metrics, 'recordGuest' | 'recordRefresh'>
  now?: () => number
}

type ShopperRequest = {
  request: Request
  response: Response
  clientIp: string
  language: Language
  signal: AbortSignal
  log: Logger
}

/** The sessions of all shoppers. Creates the shared parts once; `forRequest` returns the session of one request. */
export const createShopperSessions = ({
  api,
  storage: unwatchedStorage,
  keys,
  limits,
  sessionMiddleware,
  config,
  log,
  metrics = noMetrics,
  now = Date.now,
}: ShopperSessionsDeps) => {
  const endedSessions = createEndedSessions()
  const storage = endedSessions.watch(unwatchedStorage)
  const codec = createFieldCodec(config.sessionKeys)
  const vault = createVault(storage, codec, now)
  const tokenService = createTokenService(api, now)
  /** Identifies this process among the replicas. */
  const holder = randomUUID()
  const sharedDeps = {
    config,
    keys,
    limits,
    storage,
    endedSessions,
    metrics,
    vault,
    tokenService,
    customerBaskets: createCustomerBaskets({ storage, codec, keys }),
    sessionList: createSessionList({ storage, codec, keys, vault, tokenService }),
    refreshSession: createSessionRefresher({
      vault,
      tokenService,
      storage,
      holder,
      upstreamTimeoutMs: config.upstreamTimeoutMs,
      log,
      metrics,
    }),
    withBasketLock: createBasketLock(storage, holder),
    now,
  }
  return {
    forRequest: ({ request, response, ...rest }: ShopperRequest): ShopperSession => {
      const browserSession = createBrowserSession({ storage, keys, sessionMiddleware, config, now }, request, response)
      return createShopperSession({
        ...sharedDeps,
        ...rest,
        browserSession,
        knownDevice: createKnownDevice({ storage, keys, config }, request, response),
        device: parseDevice(request.get('user-agent')),
      })
    },
  }
}

export type ShopperSessions = ReturnType<typeof createShopperSessions>
