import { mapLocalised } from '../domain/locale.ts'
import type { Db } from '../db/connect.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { getTexts } from '../domain/load-texts.ts'
import { insertBatches } from './insert-batches.ts'
import type { ImageLookup } from './image-lookup.ts'
import type { SeedContent, Text } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

const dayMs = 86_400_000

const toMetaTitle = (title: Text) =>
  toJsonColumn(mapLocalised(title, (text, locale) => getTexts('catalogue', locale)('brandedTitle', { title: text })))

/** The path of the parent category; undefined at the root. */
const getParentPath = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined)

const toCategoryId = (path: string) => createSeededId('article-category', path)

/** Articles appear at 10:00 UTC, so that the date is the same in London and Berlin. */
const computePublishedAt = (now: Date, daysAgo: number) =>
  new Date(Math.floor(now.getTime() / dayMs - daysAgo) * dayMs + 10 * 3_600_000)

export const seedArticles = async (db: Db, content: SeedContent, now: Date, pictures: ImageLookup): Promise<void> => {
  const categories = content.articleCategories.map(async ({ path, title, lead, print, metaDescription }, position) => {
    const parent = getParentPath(path)
    return {
      id: toCategoryId(path),
      parent_id: parent === undefined ? null : toCategoryId(parent),
      position,
      path,
      title: toJsonColumn(title),
      lead: toJsonColumn(lead),
      image: toJsonColumn(print && (await pictures(print, 'wide', title))),
      meta_title: toMetaTitle(title),
      meta_description: toJsonColumn(metaDescription),
      updated_at: now,
    }
  })
  await insertBatches(db, 'article_categories', await Promise.all(categories))
  const articles = content.articles.map(async ({ slug, category, title, lead, body, print, author, daysAgo }) => {
    const published = computePublishedAt(now, daysAgo)
    return {
      id: createSeededId('article', slug),
      category_id: toCategoryId(category),
      slug,
      title: toJsonColumn(title),
      lead: toJsonColumn(lead),
      body: toJsonColumn(body),
      image: toJsonColumn(print && (await pictures(print, 'wide', title))),
      author,
      meta_title: toMetaTitle(title),
      meta_description: toJsonColumn(lead),
      published_at: published,
      updated_at: published,
    }
  })
  await insertBatches(db, 'articles', await Promise.all(articles))
}
