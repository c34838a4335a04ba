import express, { type Express } from 'express'
import { handle as giveTexts } from 'i18next-http-middleware'
import { measureRequests } from '#runtime/measure-requests.ts'
import { createBffRouter } from './bff/router.ts'
import { createEventCalendars } from './calendar/event-calendars.ts'
import { createOrderDocuments } from './documents/order-documents.ts'
import { createMediaProxy } from './media/media-proxy.ts'
import type { Deps } from './deps.ts'
import { stopSecrets } from './egress/stop-secrets.ts'
import { createImageOptimizer } from './images/image-optimizer.ts'
import { nameRoute } from './metrics/name-route.ts'
import { answerErrors } from './http/middleware/answer-errors.ts'
import { assignRequestId } from './http/middleware/assign-request-id.ts'
import { createRequestContexts } from './http/middleware/build-request-context.ts'
import { callUnderRequestId } from './http/middleware/call-under-request-id.ts'
import { guardUnsafeRequests } from './http/middleware/guard-unsafe-requests.ts'
import { health } from './http/middleware/health.ts'
import { limitBody } from './http/middleware/limit-body.ts'
import { logRequests } from './http/middleware/log-requests.ts'
import { isBff } from './http/middleware/refuse.ts'
import { reportCsp } from './http/middleware/report-csp.ts'
import { requireHost } from './http/middleware/require-host.ts'
import { setSecurityHeaders } from './http/middleware/set-security-headers.ts'
import { publicConfigOf } from './render/public-config.ts'
import { createRenderer } from './render/renderer.ts'
import { createPageHandler } from './render/render-page.ts'
import { serveFreshPages } from './render/serve-fresh-pages.ts'
import { createMachineFiles } from './seo/machine-files.ts'
import { createShareCards } from './seo/share/share-cards.ts'

const maxBodyBytes = 64 * 1024

/**
 * The storefront, as a function of what it depends on. Starts nothing; the order of these lines is the order of a
 * request.
 */
export const createApp = (deps: Deps): Express => {
  const {
    config,
    log,
    api,
    storage,
    sessions,
    dispatch,
    orders,
    i18n,
    frontend,
    pageCache,
    metrics,
    requestIds,
    isAccepting,
  } = deps
  const { middleware: buildRequestContext, contextOf } = createRequestContexts({ config, sessions, log })
  const renderer = createRenderer({
    ...frontend,
    dispatch,
    publicConfig: publicConfigOf(config),
    latePartsTimeoutMs: config.latePartsTimeoutMs,
    log,
  })
  const app = express()

  // Express reads NODE_ENV by itself, and shows stack traces unless it says production.
  app.set('env', 'production')
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', config.trustedProxyHops)

  app.use(assignRequestId())
  app.use(logRequests(log))
  if (config.metricsPort !== undefined) app.use(measureRequests(metrics.requestBegan))
  app.use(setSecurityHeaders(config))
  if (config.egressTripwire) app.use(stopSecrets({ config, log }))
  app.use(requireHost())
  app.use(serveFreshPages(pageCache, config.publicUrl, metrics))
  app.use(nameRoute('health', health({ storage, api, isAccepting })))
  app.use(nameRoute('assets', frontend.serveAssets))
  app.use(callUnderRequestId(requestIds))
  app.use('/_next/image', nameRoute('pictures', createImageOptimizer({ config, log, metrics, requestIds })))
  app.use('/media', nameRoute('media', createMediaProxy({ config, log, metrics })))
  app.use(nameRoute('share cards', createShareCards({ config, api, i18n, log, metrics, requestIds })))
  app.use(nameRoute('calendars', createEventCalendars({ config, api, i18n, log })))
  app.use(nameRoute('machine files', createMachineFiles({ config, api, frontend, i18n, log })))
  app.use(nameRoute('CSP reports', reportCsp(log)))
  app.use(buildRequestContext)
  app.use(nameRoute('documents', createOrderDocuments({ config, orders, contextOf, log, metrics })))
  app.use(giveTexts(i18n, { ignoreRoutes: isBff }))
  app.use(limitBody(maxBodyBytes))
  app.use(guardUnsafeRequests(config, log))
  app.use('/bff', nameRoute('/bff/*', createBffRouter(dispatch, contextOf)))
  app.use(
    createPageHandler({
      renderer,
      policies: frontend.policies,
      cache: pageCache,
      publicUrl: config.publicUrl,
      metrics,
      contextOf,
    }),
  )
  app.use(answerErrors({ renderer, frontend, contextOf, i18n, log }))
  return app
}
