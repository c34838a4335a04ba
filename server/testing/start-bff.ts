import express, { type Express } from 'express'
import { type Logger } from 'pino'
import { z } from 'zod'
import { createLog } from '#runtime/log.ts'
import { createBffRouter } from '../bff/router.ts'
import { sendApiError } from '../bff/send-api-error.ts'
import { readConfig, type Config } from '../config/config.ts'
import { blockSecretLeaks } from '../egress/block-secret-leaks.ts'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { createRequestContexts } from '../http/middleware/request-contexts.ts'
import { protectFromCsrf } from '../http/middleware/protect-from-csrf.ts'
import { setSecurityHeaders } from '../http/middleware/set-security-headers.ts'
import type { RequestContext } from '../http/request-context.ts'
import { createServices, type Services } from '../services.ts'
import { startTestServer } from './start-test-server.ts'
import { createShopperBrowser } from './shopper-browser.ts'

export type BffOptions = {
  env: Record<string, string>
  /** Routes of the test, with the context of each request and the services of the shop. */
  routes?: (app: Express, getContext: (request: express.Request) => RequestContext, services: Services) => void
  now?: () => number
}

/** One parsed line of the log. */
type LogLine = Record<string, unknown> & { msg: string; event?: string }

const collectLog = (config: Config) => {
  const lines: string[] = []
  const log: Logger = createLog({ logLevel: config.logLevel }, { write: (line) => void lines.push(line) })
  return { log, text: () => lines.join(''), lines: () => lines.map((line) => JSON.parse(line) as LogLine) }
}

/**
 * The shop's endpoints over HTTP, with the shipped services and middleware. There are no pages, so no client build is
 * needed.
 */
export const startBff = async ({ env, routes, now }: BffOptions) => {
  // All browsers of a test share one IP address. Tests share the processors, so a slow Redis must not fail a test.
  const testDefaults = {
    LOG_LEVEL: 'debug',
    DATA_CACHE_SECONDS: '0',
    REDIS_TIMEOUT_MS: '5000',
    LIMIT_PASSWORDS_IP: '100000/1h',
  }
  const config = readConfig({ ...testDefaults, ...env })
  const logCapture = collectLog(config)
  const { log } = logCapture
  const services = await createServices(config, log, { now })
  const { api, storage, sessions, dispatch } = services
  const { middleware, getContext } = createRequestContexts({ config, sessions, log })

  const app = express()
  app.set('etag', false)
  app.set('trust proxy', config.trustedProxyHops)
  app.use(assignRequestId(), setSecurityHeaders(config))
  if (config.egressTripwire) app.use(blockSecretLeaks({ config, log }))
  app.use(protectFromCsrf(config, log), middleware)
  app.get('/probe', async (request, response) => {
    const { session, preferences, signal } = getContext(request)
    const { language } = preferences
    const result = await session.withAccessToken((token) =>
      api.send({ method: 'GET', path: '/probe', token, language, signal, schema: z.unknown() }),
    )
    response.json(result)
  })
  routes?.(app, getContext, services)
  app.use('/bff', createBffRouter(dispatch, getContext))
  app.use(((error, request, response, _next) =>
    sendApiError(error, getContext(request), response)) as express.ErrorRequestHandler)

  const server = await startTestServer(app)
  return {
    url: server.url,
    storage,
    config,
    log: logCapture,
    browser: () => createShopperBrowser(server.url),
    async close() {
      await server.close()
      await services.close()
    },
  }
}

export type TestBff = Awaited<ReturnType<typeof startBff>>
