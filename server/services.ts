import type { Logger } from 'pino'
import { createDispatch, type Dispatch } from './bff/dispatch.ts'
import { createResponseCache } from './bff/response-cache.ts'
import { listMissingParts } from './config/capability-parts.ts'
import type { Config } from './config/config.ts'
import { createAddressesHandlers } from './features/addresses/addresses-handlers.ts'
import { createBasketHandlers } from './features/basket/basket-handlers.ts'
import { createBaskets } from './features/basket/baskets.ts'
import { createPromotionHandlers } from './features/basket/promotion-handlers.ts'
import { createCatalogueHandlers } from './features/catalogue/catalogue-handlers.ts'
import { createCheckoutHandlers } from './features/checkout/checkout-handlers.ts'
import { createConsentHandlers } from './features/consent/consent-handlers.ts'
import { createContentHandlers } from './features/content/content-handlers.ts'
import { createFormTokens } from './features/forms/form-tokens.ts'
import { createFormsHandlers } from './features/forms/forms-handlers.ts'
import { createIdentityHandlers } from './features/identity/identity-handlers.ts'
import { createLocationsHandlers } from './features/locations/locations-handlers.ts'
import { createNewsletterHandlers } from './features/newsletter/newsletter-handlers.ts'
import { createSearchHandlers } from './features/search/search-handlers.ts'
import { createOrderReader, type OrderReader } from './features/orders/order-reader.ts'
import { createOrderLinkHandlers } from './features/orders/order-link-handlers.ts'
import { createOrdersHandlers } from './features/orders/orders-handlers.ts'
import { createWishlistsHandlers } from './features/wishlists/wishlists-handlers.ts'
import { createProductsHandlers } from './features/products/products-handlers.ts'
import { createProfileHandlers } from './features/profile/profile-handlers.ts'
import { createLimits, type Limits } from './limits/limits.ts'
import { noMetrics, type Metrics } from './metrics/metrics.ts'
import { createSessionMiddleware } from './http/middleware/session-middleware.ts'
import { createShopperSessions, type ShopperSessions } from './session/shopper-sessions.ts'
import { createSessionKeys } from './session/vault/session-keys.ts'
import { createSessionStore } from './session/session-store.ts'
import { createStorage } from './storage/create-storage.ts'
import type { Storage } from './storage/storage.ts'
import type { CommerceApi } from './upstream/commerce-api.ts'
import { createClientCalls, type ClientCalls } from './upstream/client-calls.ts'
import { createCommerceApiClient } from './upstream/commerce-api-client.ts'
import type { CurrentRequest } from './upstream/current-request.ts'
import { createSearchIndexClient } from './upstream/search-index-client.ts'

/** Everything that pages use: the commerce API, the storage, the sessions and all endpoints. */
export type Services = {
  api: CommerceApi
  clientCalls: ClientCalls
  storage: Storage
  sessions: ShopperSessions
  limits: Limits
  dispatch: Dispatch
  orderReader: OrderReader
  /** Closes connections. Closes the storage last, because the other parts may still write to it. */
  close(): Promise<void>
}

type ServicesOptions = {
  /** Milliseconds since 1970. Tests of lifetimes pass their own clock. */
  now?: (() => number) | undefined
  metrics?: Metrics
  currentRequest?: CurrentRequest
}

export const createServices = async (
  config: Config,
  log: Logger,
  { now = Date.now, metrics = noMetrics, currentRequest }: ServicesOptions = {},
): Promise<Services> => {
  const clientCalls = createClientCalls({ config, log })
  const api = createCommerceApiClient({
    baseUrl: config.commerceApiUrl,
    timeoutMs: config.upstreamTimeoutMs,
    maxBytes: config.upstreamMaxBytes,
    dataCacheSeconds: config.dataCacheSeconds,
    capabilities: config.apiCapabilities,
    log,
    metrics,
    ...(currentRequest && { currentRequest }),
    clientCalls,
  })
  const searchIndex = createSearchIndexClient({ config, log, metrics, ...(currentRequest && { currentRequest }) })
  const storage = await createStorage(config, log)
  const keys = createSessionKeys(config.sessionKeys)
  const limits = createLimits({ storage, keys, config })
  const sessionMiddleware = createSessionMiddleware({
    store: createSessionStore({ storage, keys, config, log, now }),
    keys,
    config,
  })
  const baskets = createBaskets({ api, storage, keys, config, now })
  const basketHandlers = createBasketHandlers({ baskets })
  const orderReader = createOrderReader(api, now)
  const responseCache = createResponseCache(api, now)
  return {
    api,
    clientCalls,
    storage,
    limits,
    orderReader,
    sessions: createShopperSessions({ api, storage, keys, limits, sessionMiddleware, config, log, metrics, now }),
    dispatch: responseCache.cacheResponses(
      createDispatch(
        {
          ...createCatalogueHandlers({ api: responseCache.source }),
          ...createProductsHandlers({ api: responseCache.source }),
          ...createSearchHandlers({ searchIndex, api: responseCache.source, limits }),
          ...createContentHandlers({ api: responseCache.source }),
          ...createFormsHandlers({ api, limits, formTokens: createFormTokens(keys, config.formMinFillMs, now) }),
          ...createConsentHandlers(),
          ...createLocationsHandlers({ api: responseCache.source }),
          ...basketHandlers,
          ...createPromotionHandlers({ api, baskets, limits }),
          ...createCheckoutHandlers({ api, baskets, limits, orderReader, config }),
          ...createOrdersHandlers({ api, limits, orderReader, basketHandlers, now }),
          ...createOrderLinkHandlers({ api, limits, orderReader }),
          ...createAddressesHandlers({ api }),
          ...createWishlistsHandlers({ api, limits, config }),
          ...createNewsletterHandlers({ api, limits }),
          ...createIdentityHandlers({ api, baskets, limits, config }),
          ...createProfileHandlers({ api, baskets, limits, now }),
        },
        listMissingParts(config.apiCapabilities).endpoints,
      ),
    ),
    close: async () => {
      await Promise.all([api.close(), searchIndex.close()])
      await storage.close()
    },
  }
}
