import type { RequestListener } from 'node:http'
import express from 'express'
import { measureRequests } from '#runtime/measure-requests.ts'
import { createBffRouter } from './bff/router.ts'
import { unsubscribeByMailProgram } from './bff/unsubscribe-by-mail-program.ts'
import { createEventCalendars } from './calendar/event-calendars.ts'
import { createOrderDocuments } from './documents/order-documents.ts'
import { createMediaProxy } from './media/media-proxy.ts'
import { sendError } from './media/media-response.ts'
import type { Deps } from './deps.ts'
import { blockSecretLeaks } from './egress/block-secret-leaks.ts'
import { createImageOptimizer } from './images/image-optimizer.ts'
import { withRouteLabel } from './metrics/with-route-label.ts'
import { handleErrors } from './http/middleware/handle-errors.ts'
import { boundRequestsInProgress } from './http/middleware/bound-requests-in-progress.ts'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { createRequestContexts } from './http/middleware/request-contexts.ts'
import { setCurrentRequest } from './http/middleware/set-current-request.ts'
import { protectFromCsrf } from './http/middleware/protect-from-csrf.ts'
import { compressResponses } from './http/middleware/compress-responses.ts'
import { createHealthRouter } from './http/middleware/health.ts'
import { limitBodySize } from './http/middleware/limit-body-size.ts'
import { logRequests } from './http/middleware/log-requests.ts'
import { setRequestTexts } from './i18n.ts'
import { receiveCspReports } from './http/middleware/receive-csp-reports.ts'
import { rejectDotSegments } from './http/middleware/reject-dot-segments.ts'
import { rejectPrefetches } from './http/middleware/reject-prefetches.ts'
import { requireHost } from './http/middleware/require-host.ts'
import { setSecurityHeaders } from './http/middleware/set-security-headers.ts'
import { takeFileTurns } from './http/middleware/take-file-turns.ts'
import { listMissingParts } from './config/capability-parts.ts'
import { toPublicConfig } from './render/public-config.ts'
import { createProcessorTurns } from './limits/processor-turns.ts'
import { createRenderer } from './render/renderer.ts'
import { createPageHandler } from './render/page-handler.ts'
import { serveCachedPages } from './render/serve-cached-pages.ts'
import { createSeoFilesHandler } from './seo/seo-files.ts'
import { createSocialImages } from './seo/social-images/social-images.ts'

const maxBodyBytes = 64 * 1024

/**
 * Builds the storefront from its dependencies without starting anything. A request passes these lines in their order,
 * unless its page is in the cache.
 */
export const createApp = (deps: Deps): RequestListener => {
  const {
    config,
    log,
    api,
    storage,
    sessions,
    dispatch,
    orderReader,
    limits,
    clientCalls,
    i18n,
    frontend,
    pageCache,
    metrics,
    currentRequest,
    isAccepting,
  } = deps
  const { middleware: buildRequestContext, getContext } = createRequestContexts({ config, sessions, log })
  const takeTurn = createProcessorTurns(config)
  const missingParts = listMissingParts(config.apiCapabilities)
  const renderer = createRenderer({
    ...frontend,
    dispatch,
    takeTurn,
    publicConfig: toPublicConfig(config),
    missingPages: missingParts.pages,
    missingParameters: missingParts.parameters,
    streamListsAfterMs: config.streamListsAfterMs,
    streamTimeoutMs: config.streamTimeoutMs,
    log,
  })
  const app = express()

  // By default Express decides by NODE_ENV, and shows stack traces unless it is `production`.
  app.set('env', 'production')
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('trust proxy', config.trustedProxyHops)

  app.use(assignRequestId())
  app.use(logRequests(log))
  if (config.metricsPort !== undefined) app.use(measureRequests(metrics.startRequest))
  app.use(setSecurityHeaders(config))
  app.use(compressResponses())
  if (config.egressTripwire) app.use(blockSecretLeaks({ config, log }))
  app.use(requireHost())
  app.use(rejectDotSegments())
  app.use(withRouteLabel('health', createHealthRouter({ storage, api, isAccepting })))
  app.use(['/assets', '/_next', '/media'], takeFileTurns({ config, log, takeTurn }))
  app.use(withRouteLabel('assets', frontend.serveAssets))
  app.use(setCurrentRequest(currentRequest))
  app.use('/_next/image', withRouteLabel('images', createImageOptimizer({ config, log, metrics, currentRequest })))
  app.use('/media', withRouteLabel('media', createMediaProxy({ config, log, metrics })))
  // An unknown file gets no page: proxies count files apart from pages, which cost more.
  app.use(
    ['/assets', '/_next'],
    withRouteLabel('assets', (_request, response) => sendError(response, 404)),
  )
  app.use(boundRequestsInProgress({ config, log }))
  app.use(withRouteLabel('social-images', createSocialImages({ config, api, i18n, log, metrics, currentRequest })))
  app.use(withRouteLabel('calendars', createEventCalendars({ config, api, i18n, log })))
  app.use(withRouteLabel('seo', createSeoFilesHandler({ config, api, frontend, i18n, log })))
  app.use(withRouteLabel('csp-reports', receiveCspReports(config, log)))
  app.use(rejectPrefetches({ ...renderer, publicUrl: config.publicUrl }))
  app.use(buildRequestContext)
  app.use(setRequestTexts(i18n))
  app.use(
    withRouteLabel(
      'documents',
      createOrderDocuments({ config, orderReader, limits, clientCalls, getContext, log, metrics }),
    ),
  )
  app.use(limitBodySize(maxBodyBytes))
  const unsubscribePath = '/newsletter/unsubscribe'
  app.post(unsubscribePath, withRouteLabel(unsubscribePath, unsubscribeByMailProgram(dispatch, getContext)))
  app.use(protectFromCsrf(config, log))
  app.use('/bff', withRouteLabel('/bff/*', createBffRouter(dispatch, getContext)))
  app.use(
    createPageHandler({
      renderer,
      policies: frontend.policies,
      cache: pageCache,
      publicUrl: config.publicUrl,
      metrics,
      getContext,
    }),
  )
  app.use(handleErrors({ config, renderer, frontend, getContext, i18n, log }))
  return serveCachedPages({ cache: pageCache, renderer, config, metrics, log }, app)
}
