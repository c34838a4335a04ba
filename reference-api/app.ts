import express, { type Express } from 'express'
import helmet from 'helmet'
import { measureRequests } from '#runtime/measure-requests.ts'
import { answerErrors, answerUnknownRoutes } from './http/answer-errors.ts'
import type { Deps } from './http/call.ts'
import { documentation } from './http/documentation.ts'
import { keepRawBody } from './http/raw-body.ts'
import { logRequests } from './http/log-requests.ts'
import { mountRoute } from './http/mount-route.ts'
import { search } from './routes/catalogue/mount-search.ts'
import { varyByLanguage } from './http/vary-by-language.ts'
import { sandboxPages } from './payments/sandbox/sandbox-pages.ts'
import { allRoutes } from './routes/all-routes.ts'
import { mediaFiles } from './routes/catalogue/media-files.ts'
import { searchRoutes } from './routes/catalogue/search-routes.ts'

const nothingEmbedded = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
}

/** The reference commerce API as a function of what it works with. Starts nothing. */
export const createApp = (deps: Deps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.use(logRequests(deps.log))
  if (deps.config.metricsPort !== undefined) app.use(measureRequests(deps.metrics.requestBegan))
  app.use(helmet(nothingEmbedded))
  app.use(mediaFiles(deps.config.mediaFolder))
  app.use(sandboxPages(deps))
  app.use(search(deps))
  app.use(varyByLanguage)
  app.use(express.json({ limit: '100kb', type: ['application/json', 'application/ld+json'], verify: keepRawBody }))
  app.use(documentation([...allRoutes, ...searchRoutes]))
  for (const route of allRoutes) mountRoute(app, route, deps)
  app.use(answerUnknownRoutes)
  app.use(answerErrors(deps.log))
  return app
}
