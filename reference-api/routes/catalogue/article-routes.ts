import { ArticleCategoryResource, ArticleResource } from '#shared/wire/articles.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { findArticleCategories, findArticles, type ArticleCategories } from '../../store/catalogue/articles.ts'
import { getCategorySubtree } from '../../domain/catalogue/category-tree.ts'
import { notFoundError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { articlesQuery, articleCategoryParams } from './article-schemas.ts'
import { presentArticle, presentArticleCategory } from '../../presenters/present-articles.ts'

/** Finds a category by its path, without leading and trailing slashes, as menus do. Throws 404. */
const requireCategory = ({ rows }: ArticleCategories, path: string) => {
  const trimmedPath = path.replace(/^\/+|\/+$/g, '')
  const category = rows.find((row) => row.path === trimmedPath)
  if (!category) throw notFoundError('articleCategory.unknown')
  return category
}

const readCategory = defineRoute({
  method: 'get',
  path: '/article-category-by-path/{path+}',
  tag: 'Content',
  summary: 'An article category with its ancestors and subcategories',
  access: 'public',
  params: articleCategoryParams,
  response: ArticleCategoryResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale }) => {
    const categories = await findArticleCategories(db)
    return presentArticleCategory(requireCategory(categories, params.path), categories, locale)
  },
})

const listArticles = defineRoute({
  method: 'get',
  path: '/articles-by-category/{path+}',
  tag: 'Content',
  summary: 'The articles of a category and its subcategories, newest first; 25 a page by default',
  access: 'public',
  params: articleCategoryParams,
  query: articlesQuery,
  response: createCollectionSchema(ArticleResource),
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params, query }, call) => {
    const categories = await findArticleCategories(call.db)
    const subtree = getCategorySubtree(categories.rows, requireCategory(categories, params.path))
    const { rows, total } = await findArticles(
      call.db,
      subtree.map(({ id }) => id),
      query,
    )
    const members = rows.flatMap((row) => {
      const category = subtree.find(({ id }) => id === row.category_id)
      return category ? [presentArticle(row, category, call.locale)] : []
    })
    return createCollection('Article', call, members, { ...query, total })
  },
})

export const articleRoutes = [readCategory, listArticles]
