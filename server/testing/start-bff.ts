import express, { type Express } from 'express'
import { type Logger } from 'pino'
import { z } from 'zod'
import { createDispatch, type Handlers } from '../bff/dispatch.ts'
import { createBffRouter } from '../bff/router.ts'
import { sendApiError } from '../bff/send-api-error.ts'
import { readConfig, type Config } from '../config.ts'
import { createBasketHandlers } from '../features/basket/basket-handlers.ts'
import { createShopperBaskets } from '../features/basket/shopper-baskets.ts'
import { createIdentityHandlers } from '../features/identity/identity-handlers.ts'
import { createLog } from '../log.ts'
import { assignRequestId } from '../middleware/assign-request-id.ts'
import { createRequestContexts } from '../middleware/build-request-context.ts'
import { guardUnsafeRequests } from '../middleware/guard-unsafe-requests.ts'
import { createReadSession } from '../middleware/read-session.ts'
import { setSecurityHeaders } from '../middleware/set-security-headers.ts'
import { createShopperSessions } from '../session/create-shopper-sessions.ts'
import { createSessionKeys } from '../session/session-keys.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createStorage } from '../storage/create-storage.ts'
import { createCommerceApi } from '../upstream/http-commerce-api.ts'
import { serve } from './serve.ts'
import { createShopperBrowser } from './shopper-browser.ts'
import type { RequestContext } from '../request-context.ts'

export type BffOptions = {
  env: Record<string, string>
  /** Routes of the test's own, with the context of each request. */
  routes?: (app: Express, contextOf: (request: express.Request) => RequestContext) => void
  now?: () => number
  config?: Partial<Config>
}

/** One line of the log, as written. */
export type LogLine = Record<string, unknown> & { msg: string; event?: string }

const collectLog = (config: Config) => {
  const lines: string[] = []
  const log: Logger = createLog({ logLevel: config.logLevel }, { write: (line) => void lines.push(line) })
  return { log, text: () => lines.join(''), lines: () => lines.map((line) => JSON.parse(line) as LogLine) }
}

/** The personal half of the shop over HTTP: the middleware, sessions, handlers and storage that ship, without pages. */
export const startBff = async ({ env, routes, now = Date.now, config: changes = {} }: BffOptions) => {
  const config: Config = { ...readConfig({ LOG_LEVEL: 'debug', ...env }), ...changes }
  const logged = collectLog(config)
  const { log } = logged
  const api = createCommerceApi({ baseUrl: config.commerceApiUrl, timeoutMs: config.upstreamTimeoutMs, maxBytes: config.upstreamMaxBytes, dataCacheSeconds: 0, log })
  const storage = await createStorage(config, log)
  const keys = createSessionKeys(config.sessionKeys)
  const readSession = createReadSession({ store: createSessionStore({ storage, keys, config, log, now }), config })
  const sessions = createShopperSessions({ api, storage, keys, readSession, config, log, now })
  const { middleware, contextOf } = createRequestContexts({ config, sessions, log })
  const baskets = createShopperBaskets(api)
  const handlers = { ...createIdentityHandlers({ api, baskets, config }), ...createBasketHandlers({ baskets }) }
  const dispatch = createDispatch(handlers as Handlers)

  const app = express()
  app.set('etag', false)
  app.set('trust proxy', config.trustedProxyHops)
  app.use(assignRequestId(), setSecurityHeaders(config), guardUnsafeRequests(config), middleware)
  app.get('/probe', async (request, response) => {
    const { session, preferences, signal } = contextOf(request)
    const { language } = preferences
    const answer = await session.authorised((token) => api.send({ method: 'GET', path: '/probe', token, language, signal, answer: z.unknown() }))
    response.json(answer)
  })
  routes?.(app, contextOf)
  app.use('/bff', createBffRouter(dispatch, contextOf))
  app.use(((error, request, response, _next) => sendApiError(error, contextOf(request), response)) as express.ErrorRequestHandler)

  const server = await serve(app)
  return {
    url: server.url,
    storage,
    keys,
    config,
    log: logged,
    browser: () => createShopperBrowser(server.url),
    async close() {
      await server.close()
      await Promise.all([storage.close(), api.close()])
    },
  }
}

export type TestBff = Awaited<ReturnType<typeof startBff>>
