import { ContentPageResource } from '#shared/wire/content.ts'
import { toJsonColumn } from '../../db/stored-json.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { slugParams } from '../catalogue/content-schemas.ts'
import { pageChangeBody } from './operator-schemas.ts'
import { presentPage } from '../../presenters/present-content.ts'

type TextChange = { en?: string | undefined; de?: string | undefined }

/** A language without a new text keeps its text; a new text in one language fills both when there was none. */
const applyTextChange = <T extends { en: string; de: string }>(before: T | null, { en, de }: TextChange) => {
  const fallback = en ?? before?.en ?? de ?? ''
  return { en: fallback, de: de ?? before?.de ?? fallback }
}

const editPageRoute = defineRoute({
  method: 'put',
  path: '/operator/pages/{slug+}',
  tag: 'Operators',
  summary: 'Edits the title, the lead or the text of a content page, in one language or both',
  access: 'operator',
  params: slugParams,
  body: pageChangeBody,
  response: ContentPageResource,
  errorStatuses: [404],
  handle: async ({ params, body: { title, lead, body } }, { db, now, locale }) => {
    const page = await db.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('content_pages')
        .selectAll()
        .where('slug', '=', params.slug)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw notFoundError('content.unknown')
      return tx
        .updateTable('content_pages')
        .set({
          updated_at: now(),
          ...(title ? { title: toJsonColumn(applyTextChange(before.title, title)) } : {}),
          ...(lead ? { lead: toJsonColumn(applyTextChange(before.lead, lead)) } : {}),
          ...(body ? { body: toJsonColumn(applyTextChange(before.body, body)) } : {}),
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return presentPage(page, locale)
  },
})

export const operatorPageRoutes = [editPageRoute]
