import type { Db } from '../db/connect.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { htmlToText } from './html-to-text.ts'
import type { SearchDocument } from './search-document.ts'

const emptyEventFields = { venue: null, genre: null, month: null, startsAt: null, endsAt: null, shownFrom: null }

/** Attributes that are long texts; all others are names. */
const textAttributes = ['product_name', 'short_description', 'description', 'meta_title', 'meta_description']

/** The search documents of memberships, vouchers and records. */
export const loadProductDocuments = async (db: Db, locale: Locale): Promise<SearchDocument[]> => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'type', 'name', 'attributes', 'media'])
    .where('type', '<>', 'event')
    .execute()
  return rows.flatMap((row): SearchDocument[] => {
    if (row.type === 'event') return []
    const getAttribute = (code: string) =>
      inLocale(row.attributes.find((attribute) => attribute.code === code)?.value, locale) ?? ''
    const otherAttributes = row.attributes
      .filter(({ code }) => !textAttributes.includes(code))
      .map(({ value }) => htmlToText(inLocale(value, locale)))
    return [
      {
        ...emptyEventFields,
        id: `product-${row.id}`,
        type: 'product',
        slug: row.slug,
        location: `/products/${row.slug}`,
        title: inLocale(row.name, locale),
        relatedNames: [getTexts('catalogue', locale)(`searchTerms.${row.type}`), ...otherAttributes].join(' · '),
        summary: getAttribute('short_description'),
        text: htmlToText(getAttribute('description')),
        media: row.media,
        ...presentLanguage(row.name, locale),
      },
    ]
  })
}

/** The search documents of content pages. */
export const loadPageDocuments = async (db: Db, locale: Locale): Promise<SearchDocument[]> => {
  const rows = await db
    .selectFrom('content_pages')
    .select(['id', 'slug', 'title', 'lead', 'body', 'image', 'meta_description', 'questions'])
    .execute()
  return rows.map(({ id, slug, title, lead, body, image, meta_description, questions }) => ({
    ...emptyEventFields,
    id: `page-${id}`,
    type: 'page',
    slug,
    location: `/${slug}`,
    title: inLocale(title, locale),
    relatedNames: '',
    summary: inLocale(lead, locale) ?? inLocale(meta_description, locale),
    text: htmlToText(
      [
        inLocale(body, locale),
        ...questions.flatMap(({ question, answer }) => [inLocale(question, locale), inLocale(answer, locale)]),
      ].join(' '),
    ),
    media: image ? [image] : [],
    ...presentLanguage(title, locale),
  }))
}

/** The search documents of articles, with the name of their category. */
export const loadArticleDocuments = async (db: Db, locale: Locale): Promise<SearchDocument[]> => {
  const rows = await db
    .selectFrom('articles')
    .innerJoin('article_categories', 'article_categories.id', 'articles.category_id')
    .select([
      'articles.id',
      'articles.slug',
      'articles.title',
      'articles.lead',
      'articles.body',
      'articles.image',
      'articles.author',
    ])
    .select(['articles.published_at', 'article_categories.title as category'])
    // A content page at the same path replaces the article.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content_pages').select('id').whereRef('content_pages.slug', '=', 'articles.slug'))),
    )
    .execute()
  return rows.map(({ id, slug, title, lead, body, image, author, published_at, category }) => ({
    ...emptyEventFields,
    id: `article-${id}`,
    type: 'article',
    slug,
    location: `/${slug}`,
    title: inLocale(title, locale),
    relatedNames: [inLocale(category, locale), author].join(' · '),
    summary: htmlToText(inLocale(lead, locale)),
    text: htmlToText(inLocale(body, locale)),
    shownFrom: published_at,
    media: image ? [image] : [],
    ...presentLanguage(title, locale),
  }))
}
