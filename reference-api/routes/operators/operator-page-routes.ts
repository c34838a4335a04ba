import { json } from '../../db/stored-json.ts'
import { notFound } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { contentPage, slugPath } from '../catalogue/content-schemas.ts'
import { pageChangeBody } from './operator-schemas.ts'
import { presentPage } from '../../presenters/present-content.ts'

type Change = { en?: string | undefined; de?: string | undefined }

/** What is not named stays as it was; a text that was in no language yet needs both. */
const changed = <T extends { en: string; de: string }>(before: T | null, { en, de }: Change) => {
  const one = en ?? before?.en ?? de ?? ''
  return { en: one, de: de ?? before?.de ?? one }
}

const edit = defineRoute({
  method: 'put',
  path: '/operator/pages/{slug+}',
  tag: 'Operators',
  summary: 'Edits the title, the lead or the text of a content page, in one language or both',
  access: 'operator',
  params: slugPath,
  body: pageChangeBody,
  response: contentPage,
  refusals: [404],
  handle: async ({ params, body: { title, lead, body } }, { db, now, locale }) => {
    const page = await db.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('content_pages')
        .selectAll()
        .where('slug', '=', params.slug)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw notFound('content.unknown')
      return tx
        .updateTable('content_pages')
        .set({
          updated_at: now(),
          ...(title ? { title: json(changed(before.title, title)) } : {}),
          ...(lead ? { lead: json(changed(before.lead, lead)) } : {}),
          ...(body ? { body: json(changed(before.body, body)) } : {}),
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return presentPage(page, locale)
  },
})

export const operatorPageRoutes = [edit]
