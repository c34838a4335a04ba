import type { Db } from '../db/connect.ts'
import { json } from '../db/stored-json.ts'
import { insertBatches } from './insert-batches.ts'
import type { Pictures } from './pictures.ts'
import type { SeedContent, Text } from './seed-content.ts'
import { stableId } from './stable.ts'

const dayMs = 86_400_000

const branded = ({ en, de }: Text) => json({ en: `${en} | PX Live`, de: `${de} | PX Live` })

/** Undefined at the root. */
const parentOf = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : undefined)

const idOf = (path: string) => stableId('article-category', path)

/** Published at ten in the morning, Greenwich, so that all of one day keep their date in both cities. */
const publishedAt = (now: Date, daysAgo: number) =>
  new Date(Math.floor(now.getTime() / dayMs - daysAgo) * dayMs + 10 * 3_600_000)

/** Articles and their categories. */
export const seedArticles = async (db: Db, content: SeedContent, now: Date, pictures: Pictures): Promise<void> => {
  const categories = content.articleCategories.map(async ({ path, title, lead, print, metaDescription }, position) => {
    const parent = parentOf(path)
    return {
      id: idOf(path),
      parent_id: parent === undefined ? null : idOf(parent),
      position,
      path,
      title: json(title),
      lead: json(lead),
      image: json(print && (await pictures(print, 'wide', title))),
      meta_title: branded(title),
      meta_description: json(metaDescription),
      updated_at: now,
    }
  })
  await insertBatches(db, 'article_categories', await Promise.all(categories))
  const articles = content.articles.map(async ({ slug, category, title, lead, body, print, author, daysAgo }) => {
    const published = publishedAt(now, daysAgo)
    return {
      id: stableId('article', slug),
      category_id: idOf(category),
      slug,
      title: json(title),
      lead: json(lead),
      body: json(body),
      image: json(print && (await pictures(print, 'wide', title))),
      author,
      meta_title: branded(title),
      meta_description: json(lead),
      published_at: published,
      updated_at: published,
    }
  })
  await insertBatches(db, 'articles', await Promise.all(articles))
}
