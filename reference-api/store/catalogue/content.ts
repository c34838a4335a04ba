import { defaultLanguage } from '#shared/wire/languages.ts'
import type { Locale, Localised } from '../../domain/locale.ts'
import type { Db } from '../../db/connect.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

export const findContentElements = (db: Db, code: string) =>
  db.selectFrom('content_elements').selectAll().where('code', '=', code).execute()

export const findContentPage = (db: Db, slug: string) =>
  db.selectFrom('content_pages').selectAll().where('slug', '=', slug).executeTakeFirst()

type TextChange = { [L in Locale]?: string | undefined }
type PageChanges = { title?: TextChange | undefined; lead?: TextChange | undefined; body?: TextChange | undefined }

/** A language without a new text keeps its text. The first text of a page becomes the English one, too. */
const applyTextChange = (before: Localised | null, change: TextChange): Localised => {
  const changes = Object.entries(change).filter(([, text]) => text !== undefined)
  const texts: TextChange = { ...before, ...Object.fromEntries(changes) }
  return { ...texts, [defaultLanguage]: texts[defaultLanguage] ?? Object.values(texts).find(Boolean) ?? '' }
}

/** Edits texts of a content page in the caller's transaction and returns it; undefined for an unknown slug. */
export const editContentPage = async (tx: Db, slug: string, { title, lead, body }: PageChanges, now: Date) => {
  const before = await tx
    .selectFrom('content_pages')
    .selectAll()
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  return tx
    .updateTable('content_pages')
    .set({
      updated_at: now,
      ...(title ? { title: toJsonColumn(applyTextChange(before.title, title)) } : {}),
      ...(lead ? { lead: toJsonColumn(applyTextChange(before.lead, lead)) } : {}),
      ...(body ? { body: toJsonColumn(applyTextChange(before.body, body)) } : {}),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findRedirect = (db: Db, source: string) =>
  db.selectFrom('redirects').selectAll().where('source', '=', source).executeTakeFirst()

export const findMenus = (db: Db, codes: string[]) =>
  db.selectFrom('menus').selectAll().where('code', 'in', codes).execute()

/** The items at the top of all menus, in the order of the menus. */
export const findTopMenuItems = async (db: Db) => {
  const menus = await db.selectFrom('menus').select('items').orderBy('position').execute()
  return menus.flatMap(({ items }) => items)
}
