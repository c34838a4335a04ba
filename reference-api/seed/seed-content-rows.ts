import type { Db } from '../db/connect.ts'
import { toJsonColumn, type StoredMenuItem } from '../db/stored-json.ts'
import { insertBatches } from './insert-batches.ts'
import type { ImageLookup } from './image-lookup.ts'
import { seedArticles } from './seed-articles.ts'
import type { SeedContent, SeedMenuItem } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

const toStoredMenuItem = (item: SeedMenuItem, parentKey: string): StoredMenuItem => {
  const key = `${parentKey}/${item.path}/${item.linkText.en}`
  const { itemType, linkText, path, shownIn, children = [] } = item
  const shown = shownIn ? { shownIn } : {}
  return {
    id: createSeededId('menu-item', key),
    itemType,
    linkText,
    path,
    image: null,
    ...shown,
    children: children.map((child) => toStoredMenuItem(child, key)),
  }
}

const seedPages = async (db: Db, { pages }: SeedContent, now: Date, pictures: ImageLookup) => {
  const rows = pages.map(async (page) => ({
    id: createSeededId('page', page.slug),
    slug: page.slug,
    title: toJsonColumn(page.title),
    lead: toJsonColumn(page.lead),
    body: toJsonColumn(page.body),
    image: toJsonColumn(page.print && (await pictures(page.print, 'wide', page.title))),
    meta_title: toJsonColumn(page.metaTitle),
    meta_description: toJsonColumn(page.metaDescription),
    updated_at: now,
    form_code: page.formCode ?? null,
    product_category: page.productCategory ?? null,
    questions: toJsonColumn(page.questions ?? []),
  }))
  await insertBatches(db, 'content_pages', await Promise.all(rows))
}

const seedElements = async (db: Db, { elements }: SeedContent, pictures: ImageLookup) => {
  for (const { code, title, body, teasers } of elements) {
    const illustrated = teasers.map(async ({ print, ...teaser }) => {
      return { ...teaser, image: print && (await pictures(print, 'teaser', teaser.title)) }
    })
    const texts = {
      title: toJsonColumn(title),
      body: toJsonColumn(body),
      teasers: toJsonColumn(await Promise.all(illustrated)),
    }
    await db
      .insertInto('content_elements')
      .values({ id: createSeededId('element', code), code, ...texts })
      .execute()
  }
}

/** Pages, articles, elements, menus and redirects. */
export const seedContentRows = async (
  db: Db,
  content: SeedContent,
  now: Date,
  pictures: ImageLookup,
): Promise<void> => {
  await seedPages(db, content, now, pictures)
  await seedArticles(db, content, now, pictures)
  await seedElements(db, content, pictures)
  const menus = content.menus.map(({ code, title, items }, position) => {
    return {
      id: createSeededId('menu', code),
      code,
      position,
      title: toJsonColumn(title),
      items: toJsonColumn(items.map((item) => toStoredMenuItem(item, code))),
    }
  })
  await insertBatches(db, 'menus', menus)
  const redirects = content.redirects.map(({ source, target, status = 301 }) => ({
    id: createSeededId('redirect', source),
    source,
    target,
    status_code: status,
  }))
  await insertBatches(db, 'redirects', redirects)
}
