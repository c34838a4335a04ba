import { ContentPageResource } from '#shared/wire/content.ts'
import { editContentPage } from '../../store/catalogue/content.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { slugParams } from '../catalogue/content-schemas.ts'
import { pageChangeBody } from './operator-schemas.ts'
import { presentPage } from '../../presenters/present-content.ts'

const editPageRoute = defineRoute({
  method: 'put',
  path: '/operator/pages/{slug+}',
  tag: 'Operators',
  summary: 'Edits the title, the lead or the text of a content page, in one language or both',
  access: 'operator:content',
  act: 'page.edit',
  params: slugParams,
  body: pageChangeBody,
  response: ContentPageResource,
  errorStatuses: [404],
  handle: ({ params, body }, { db, now, locale, operator }) =>
    db.transaction().execute(async (tx) => {
      const page = await editContentPage(tx, params.slug, body, now())
      if (!page) throw notFoundError('content.unknown')
      await operator.record(tx, { subject: params.slug, details: { fields: Object.keys(body) } })
      return presentPage(page, locale)
    }),
})

export const operatorPageRoutes = [editPageRoute]
