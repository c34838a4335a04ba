import { readArticleCategories, readArticles, type ArticleCategories } from '../../store/catalogue/articles.ts'
import { wholeCategory } from '../../domain/catalogue/category-tree.ts'
import { notFound } from '../../http/api-error.ts'
import { collection } from '../../http/collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { article, articleCategory, articlesQuery, categoryPath } from './article-schemas.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'
import { presentArticle, presentCategory } from '../../presenters/present-articles.ts'

/** Leading and trailing slashes do not matter, as in menus. */
const categoryAt = ({ rows }: ArticleCategories, path: string) => {
  const bare = path.replace(/^\/+|\/+$/g, '')
  const category = rows.find((row) => row.path === bare)
  if (!category) throw notFound('articleCategory.unknown')
  return category
}

const readCategory = defineRoute({
  method: 'get',
  path: '/article-category-by-path/{path+}',
  tag: 'Content',
  summary: 'A category of articles, what leads to it and what lies below it',
  access: 'public',
  params: categoryPath,
  response: articleCategory,
  refusals: [404],
  shared: true,
  handle: async ({ params }, { db, locale }) => {
    const categories = await readArticleCategories(db)
    return presentCategory(categoryAt(categories, params.path), categories, locale)
  },
})

const listArticles = defineRoute({
  method: 'get',
  path: '/articles-by-category/{path+}',
  tag: 'Content',
  summary: 'The articles of a category and of those below it, newest first; 25 a page unless asked otherwise',
  access: 'public',
  params: categoryPath,
  query: articlesQuery,
  response: hydraCollection(article),
  refusals: [404],
  shared: true,
  handle: async ({ params, query }, call) => {
    const categories = await readArticleCategories(call.db)
    const within = wholeCategory(categories.rows, categoryAt(categories, params.path))
    const { rows, total } = await readArticles(
      call.db,
      within.map(({ id }) => id),
      query,
    )
    const members = rows.flatMap((row) => {
      const category = within.find(({ id }) => id === row.category_id)
      return category ? [presentArticle(row, category, call.locale)] : []
    })
    return collection('Article', call, members, { ...query, total })
  },
})

export const articleRoutes = [readCategory, listArticles]
