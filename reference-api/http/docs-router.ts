import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { Route } from './define-route.ts'
import { renderDocsPage, docsStyle } from './docs-page.ts'
import { createOpenApiDocument } from './create-openapi-document.ts'

/** `/openapi.json` and `/docs`. Describes the routes at the first request, so that the API starts sooner. */
export const createDocsRouter = (routes: Route[]): Router => {
  let description: ReturnType<typeof createOpenApiDocument> | undefined
  let page: string | undefined
  const describe = () => (description ??= createOpenApiDocument(routes))
  const styleHash = createHash('sha256').update(docsStyle).digest('base64')
  const router = Router()
  router.get('/openapi.json', (_request, response) => {
    response.json(describe())
  })
  router.get('/docs', (_request, response) => {
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    )
    response.type('html').send((page ??= renderDocsPage(describe())))
  })
  return router
}
