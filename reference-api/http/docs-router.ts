import { createHash } from 'node:crypto'
import { Router } from 'express'
import type { Route } from './define-route.ts'
import { renderDocsPage, docsStyle } from './docs-page.ts'
import { createOpenApiDocument } from './create-openapi-document.ts'

/** `/openapi.json` and `/docs`. */
export const createDocsRouter = (routes: Route[]): Router => {
  const description = createOpenApiDocument(routes)
  const page = renderDocsPage(description)
  const styleHash = createHash('sha256').update(docsStyle).digest('base64')
  const router = Router()
  router.get('/openapi.json', (_request, response) => {
    response.json(description)
  })
  router.get('/docs', (_request, response) => {
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    )
    response.type('html').send(page)
  })
  return router
}
