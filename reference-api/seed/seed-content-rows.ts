import type { Db } from '../db/connect.ts'
import { json, type StoredMenuItem } from '../db/stored-json.ts'
import { insertBatches } from './insert-batches.ts'
import type { Pictures } from './pictures.ts'
import { seedArticles } from './seed-articles.ts'
import type { SeedContent, SeedMenuItem } from './seed-content.ts'
import { stableId } from './stable.ts'

const menuItem = (item: SeedMenuItem, way: string): StoredMenuItem => {
  const key = `${way}/${item.path}/${item.linkText.en}`
  const { itemType, linkText, path, shownIn, children = [] } = item
  const shown = shownIn ? { shownIn } : {}
  return {
    id: stableId('menu-item', key),
    itemType,
    linkText,
    path,
    image: null,
    ...shown,
    children: children.map((child) => menuItem(child, key)),
  }
}

const seedPages = async (db: Db, { pages }: SeedContent, now: Date, pictures: Pictures) => {
  const rows = pages.map(async (page) => ({
    id: stableId('page', page.slug),
    slug: page.slug,
    title: json(page.title),
    lead: json(page.lead),
    body: json(page.body),
    image: json(page.print && (await pictures(page.print, 'wide', page.title))),
    meta_title: json(page.metaTitle),
    meta_description: json(page.metaDescription),
    updated_at: now,
    form_code: page.formCode ?? null,
    product_category: page.productCategory ?? null,
    questions: json(page.questions ?? []),
  }))
  await insertBatches(db, 'content_pages', await Promise.all(rows))
}

const seedElements = async (db: Db, { elements }: SeedContent, pictures: Pictures) => {
  for (const { code, title, body, teasers } of elements) {
    const illustrated = teasers.map(async ({ print, ...teaser }) => {
      return { ...teaser, image: print && (await pictures(print, 'teaser', teaser.title)) }
    })
    const texts = { title: json(title), body: json(body), teasers: json(await Promise.all(illustrated)) }
    await db
      .insertInto('content_elements')
      .values({ id: stableId('element', code), code, ...texts })
      .execute()
  }
}

/** Pages, articles, elements, menus and redirects. */
export const seedContentRows = async (db: Db, content: SeedContent, now: Date, pictures: Pictures): Promise<void> => {
  await seedPages(db, content, now, pictures)
  await seedArticles(db, content, now, pictures)
  await seedElements(db, content, pictures)
  const menus = content.menus.map(({ code, title, items }, position) => {
    return {
      id: stableId('menu', code),
      code,
      position,
      title: json(title),
      items: json(items.map((item) => menuItem(item, code))),
    }
  })
  await insertBatches(db, 'menus', menus)
  const moved = content.redirects.map(({ source, target, status = 301 }) => ({
    id: stableId('redirect', source),
    source,
    target,
    status_code: status,
  }))
  await insertBatches(db, 'redirects', moved)
}
