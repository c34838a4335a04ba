import type { Selectable } from 'kysely'
import type { ArticleCategoryTable, ArticleTable } from '../../db/article-schema.ts'
import type { Db } from '../../db/connect.ts'
import { countRows } from '../../db/count-rows.ts'

export type ArticleCategoryRow = Selectable<ArticleCategoryTable>
export type ArticleRow = Selectable<ArticleTable>

export type ArticleCategories = {
  /** All categories, siblings in order. */
  rows: ArticleCategoryRow[]
  /** Number of articles directly in a category, by its id. */
  counts: Map<string, number>
}

/** The tree is built from all categories, which are few. */
export const findArticleCategories = async (db: Db): Promise<ArticleCategories> => {
  const rows = await db.selectFrom('article_categories').selectAll().orderBy('position').orderBy('path').execute()
  const counted = await db
    .selectFrom('articles')
    .select(({ fn }) => ['category_id', fn.countAll<string>().as('articles')])
    .groupBy('category_id')
    .execute()
  return { rows, counts: new Map(counted.map(({ category_id, articles }) => [category_id, Number(articles)])) }
}

/** One page of the articles in these categories, newest first, and their total number. */
export const findArticles = async (
  db: Db,
  categoryIds: string[],
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
) => {
  const articlesQuery = db.selectFrom('articles').where('category_id', 'in', categoryIds)
  const total = await countRows(articlesQuery)
  const rows = await articlesQuery
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return { rows, total }
}

export const findArticle = (db: Db, slug: string): Promise<ArticleRow | undefined> =>
  db.selectFrom('articles').selectAll().where('slug', '=', slug).executeTakeFirst()
