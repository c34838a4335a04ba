import { z } from 'zod'
import { ContentElementResource, ContentPageResource, RedirectResource } from '#shared/wire/content.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { findContentElements, findContentPage, findRedirect } from '../../store/catalogue/content.ts'
import { findArticle, findArticleCategories } from '../../store/catalogue/articles.ts'
import { getCategoryAncestry } from '../../domain/catalogue/category-tree.ts'
import { notFoundError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { codeQuery, slugParams } from './content-schemas.ts'
import { presentArticlePage } from '../../presenters/present-articles.ts'
import { presentElement, presentPage } from '../../presenters/present-content.ts'

const readElements = defineRoute({
  method: 'get',
  path: '/content-elements',
  tag: 'Content',
  summary: 'The content element with a code, as a collection of none or one',
  access: 'public',
  query: codeQuery,
  response: createCollectionSchema(ContentElementResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const rows = await findContentElements(call.db, query.code)
    return createCollection(
      'ContentElement',
      call,
      rows.map((row) => presentElement(row, call.locale)),
    )
  },
})

const readPage = defineRoute({
  method: 'get',
  path: '/content-by-slug/{slug+}',
  tag: 'Content',
  summary: 'A content page or an article; slugs may hold slashes',
  access: 'public',
  params: slugParams,
  response: ContentPageResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale }) => {
    const page = await findContentPage(db, params.slug)
    if (page) return presentPage(page, locale)
    const article = await findArticle(db, params.slug)
    if (!article) throw notFoundError('content.unknown')
    const { rows } = await findArticleCategories(db)
    const category = rows.find(({ id }) => id === article.category_id)
    return presentArticlePage(article, category ? getCategoryAncestry(rows, category) : [], locale)
  },
})

/** Normalises `old-page`, `/old-page` and `/old-page/` to one path; an absolute URL stays unchanged. */
const normaliseSource = (url: string) => (/^https?:/i.test(url) ? url : `/${url.replace(/^\/+|\/+$/g, '')}`)

const readRedirect = defineRoute({
  method: 'get',
  path: '/redirects-by-url/{url+}',
  tag: 'Content',
  summary: 'Where a page has moved',
  access: 'public',
  params: z.object({ url: z.string() }),
  response: RedirectResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db }) => {
    const row = await findRedirect(db, normaliseSource(params.url))
    if (!row) throw notFoundError('redirect.unknown')
    return {
      '@id': `/redirects/${row.id}`,
      '@type': 'Redirect' as const,
      id: row.id,
      sourceUrl: row.source,
      targetUrl: row.target,
      statusCode: row.status_code as 301 | 302 | 307 | 308,
    }
  },
})

export const contentRoutes = [readElements, readPage, readRedirect]
