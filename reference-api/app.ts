import express, { type Express } from 'express'
import helmet from 'helmet'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { measureRequests } from '#runtime/measure-requests.ts'
import { handleErrors, rejectUnknownRoutes } from './http/handle-errors.ts'
import type { ReferenceApiDeps } from './http/call.ts'
import { createDocsRouter } from './http/docs-router.ts'
import { storeRawBody } from './http/raw-body.ts'
import { logRequests } from './http/log-requests.ts'
import { mountRoute } from './http/mount-route.ts'
import { createSearchRouter } from './routes/catalogue/search-router.ts'
import { varyByLanguage } from './http/vary-by-language.ts'
import { createSandboxRouter } from './payments/sandbox/sandbox-router.ts'
import { allRoutes } from './routes/all-routes.ts'
import { createMediaRouter } from './routes/catalogue/media-router.ts'
import { searchRoutes } from './routes/catalogue/search-routes.ts'

const strictPolicy = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
}

/** Builds the Express app of the reference commerce API from its dependencies. Starts nothing. */
export const createApp = (deps: ReferenceApiDeps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.use(assignRequestId(), logRequests(deps.log))
  if (deps.config.metricsPort !== undefined) app.use(measureRequests(deps.metrics.recordRequestStart))
  app.use(helmet(strictPolicy))
  app.use(createMediaRouter(deps.config.mediaFolder))
  app.use(createSandboxRouter(deps))
  app.use(createSearchRouter(deps))
  app.use(varyByLanguage)
  // A notification is parsed once its signature is found valid, because anyone can send one.
  app.use('/webhooks/payments', express.text({ limit: '32kb', type: () => true, verify: storeRawBody }))
  app.use(express.json({ limit: '100kb', type: ['application/json', 'application/ld+json'], verify: storeRawBody }))
  app.use(createDocsRouter([...allRoutes, ...searchRoutes]))
  for (const route of allRoutes) mountRoute(app, route, deps)
  app.use(rejectUnknownRoutes)
  app.use(handleErrors(deps.log))
  return app
}
