import type { ArticleCard, ArticleFacts, ArticleListing } from '#shared/api/content/articles-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { ArticleFacts as UpstreamFacts } from '#shared/wire/content.ts'
import { formatLongDate, houseZone } from '../../presentation/event-date.ts'
import { imageOf } from '../../presentation/image-of.ts'
import { ArticleCategory, ArticleCollection, type Article } from '../../upstream/schemas/articles.ts'
import { encodedPath, trailOf, type Reader } from './reading.ts'

/** As the specification has it (§9). */
const articlesPerPage = 25

type Way = { path: string; title: string }

const categoryLink = ({ path, title }: Way) => ({ title, href: `/articles/${path}` })

const publishedOn = (iso: string, language: Language) => ({ iso, text: formatLongDate(iso, houseZone, language) })

const articleCard = (
  { slug, title, lead, image, author, publishedAt, category }: Article,
  language: Language,
): ArticleCard => ({
  title,
  href: `/${slug}`,
  lead,
  image: imageOf(image),
  author,
  published: publishedOn(publishedAt, language),
  category: categoryLink(category),
})

export const readArticleCategory = (api: Reader, path: string, language: Language) =>
  api.read({ path: `/article-category-by-path/${encodedPath(path)}`, language, answer: ArticleCategory })

export const readArticles = (
  api: Reader,
  path: string,
  language: Language,
  query: { page: number; itemsPerPage: number },
) => api.read({ path: `/articles-by-category/${encodedPath(path)}`, query, language, answer: ArticleCollection })

/** The categories below; where there are none, the siblings, so that a reader can go on sideways. */
const categoriesAround = async (api: Reader, category: ArticleCategory, language: Language) => {
  const parent = category.ancestors.at(-1)
  const around =
    category.filteredChildren.length > 0 || !parent ? category : await readArticleCategory(api, parent.path, language)
  return around.filteredChildren.map(({ articles, ...child }) => ({
    ...categoryLink(child),
    articles,
    current: child.path === category.path,
  }))
}

/** One page of a category; a page beyond the last shows the last. 404 `not_found` when there is no such category. */
export const listArticles = async (
  api: Reader,
  input: { path: string; page: number },
  language: Language,
): Promise<ArticleListing> => {
  const { path } = input
  const ask = (page: number) => readArticles(api, path, language, { page, itemsPerPage: articlesPerPage })
  const [category, asked] = await Promise.all([readArticleCategory(api, path, language), ask(input.page)])
  const total = asked['hydra:totalItems']
  const pages = Math.max(1, Math.ceil(total / articlesPerPage))
  const page = Math.min(input.page, pages)
  const shown = page === input.page ? asked : await ask(page)
  const steps = category.ancestors.map((ancestor) => ({ itemType: 'articleCategory' as const, ...ancestor }))
  return {
    title: category.title,
    lead: category.lead,
    image: imageOf(category.image),
    metaTitle: category.metaTitle || category.title,
    metaDescription: category.metaDescription,
    breadcrumbs: trailOf(language, steps, { children: category.title, href: `/articles/${category.path}` }),
    categories: await categoriesAround(api, category, language),
    articles: shown['hydra:member'].map((article) => articleCard(article, language)),
    total,
    page,
    pages,
  }
}

/** What an article's page shows besides its text; three more of its category, if those can be had. */
export const articleFacts = async (
  api: Reader,
  slug: string,
  facts: UpstreamFacts,
  language: Language,
): Promise<ArticleFacts> => {
  const category = facts.categories.at(-1)
  const others =
    category && (await readArticles(api, category.path, language, { page: 1, itemsPerPage: 4 }).catch(() => undefined))
  return {
    author: facts.author,
    published: publishedOn(facts.publishedAt, language),
    category: category ? categoryLink(category) : null,
    more: (others?.['hydra:member'] ?? [])
      .filter((other) => other.slug !== slug)
      .slice(0, 3)
      .map((other) => articleCard(other, language)),
  }
}
