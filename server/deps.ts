import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import { createDispatch, type Dispatch } from './bff/dispatch.ts'
import type { Config } from './config.ts'
import { createBasketHandlers } from './features/basket/basket-handlers.ts'
import { createShopperBaskets } from './features/basket/shopper-baskets.ts'
import { createCatalogueHandlers } from './features/catalogue/catalogue-handlers.ts'
import { createContentHandlers } from './features/content/content-handlers.ts'
import { createIdentityHandlers } from './features/identity/identity-handlers.ts'
import { createBuiltFrontend, type Frontend } from './frontend.ts'
import { createI18n } from './i18n.ts'
import { createReadSession } from './middleware/read-session.ts'
import { createPageCache, type PageCache } from './render/page-cache.ts'
import { createShopperSessions, type ShopperSessions } from './session/create-shopper-sessions.ts'
import { createSessionKeys } from './session/session-keys.ts'
import { createSessionStore } from './session/session-store.ts'
import { createStorage } from './storage/create-storage.ts'
import type { Storage } from './storage/storage.ts'
import type { CommerceApi } from './upstream/commerce-api.ts'
import { createCommerceApi } from './upstream/http-commerce-api.ts'

/** All that the app is a function of. Two apps with their own share nothing. */
export type Deps = {
  config: Config
  log: Logger
  api: CommerceApi
  storage: Storage
  sessions: ShopperSessions
  dispatch: Dispatch
  i18n: i18n
  frontend: Frontend
  pageCache: PageCache
  /** False once the process has been asked to stop. */
  isAccepting: () => boolean
}

export type RunningDeps = Deps & {
  stopAccepting(): void
  /** Ends connections; the storage last, since everything else may still want to write. */
  close(): Promise<void>
}

const createFrontend = async (config: Config): Promise<Frontend> => {
  if (config.nodeEnv !== 'development') return createBuiltFrontend(config)
  const { createDevelopmentFrontend } = await import('./development-frontend.ts')
  return createDevelopmentFrontend()
}

/** Makes everything from the configuration. Throws when Redis refuses, or when the client has not been built. */
export const createDeps = async (config: Config, log: Logger): Promise<RunningDeps> => {
  const api = createCommerceApi({
    baseUrl: config.commerceApiUrl,
    timeoutMs: config.upstreamTimeoutMs,
    maxBytes: config.upstreamMaxBytes,
    dataCacheSeconds: config.dataCacheSeconds,
    log,
  })
  const [storage, frontend, i18n] = await Promise.all([
    createStorage(config, log),
    createFrontend(config),
    createI18n(new URL('../locales', import.meta.url).pathname),
  ])
  const keys = createSessionKeys(config.sessionKeys)
  const readSession = createReadSession({ store: createSessionStore({ storage, keys, config, log }), config })
  const sessions = createShopperSessions({ api, storage, keys, readSession, config, log })
  const baskets = createShopperBaskets(api)
  const dispatch = createDispatch({
    ...createCatalogueHandlers({ api }),
    ...createContentHandlers({ api }),
    ...createBasketHandlers({ baskets }),
    ...createIdentityHandlers({ api, baskets, config }),
  })
  let accepting = true

  return {
    config,
    log,
    api,
    storage,
    sessions,
    dispatch,
    i18n,
    frontend,
    pageCache: createPageCache(config.nodeEnv === 'development' ? 0 : config.pageCacheSeconds),
    isAccepting: () => accepting,
    stopAccepting: () => {
      accepting = false
    },
    close: async () => {
      await Promise.all([frontend.close(), api.close()])
      await storage.close()
    },
  }
}
