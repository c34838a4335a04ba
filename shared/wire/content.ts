import type { Resource } from './hydra.ts'
import type { Media } from './catalogue.ts'

export type MenuItemType = 'content' | 'branch' | 'directLink' | 'category' | 'articleCategory'

/**
 * `filteredChildren` holds only the children that are shown to the caller (specification §3). `path` has no leading
 * slash unless it is a direct link.
 */
export type MenuItemResource = Resource<'MenuItem'> & {
  id: string
  itemType: MenuItemType
  linkText: string
  path: string
  image: Media | null
  filteredChildren: MenuItemResource[]
}

/**
 * `GET /menus?code=…`: codes `header`, `footer-explore`, `footer-general`, `footer-legal`, `footer-social`. A
 * collection of none or one.
 */
export type MenuResource = Resource<'Menu'> & { id: string; code: string; title: string; items: MenuItemResource[] }

/** `GET /menu-items-by-path/{path}`: the item and what leads to it, root first. */
export type MenuItemByPathResource = MenuItemResource & {
  ancestors: { linkText: string; itemType: MenuItemType; path: string }[]
}

export type TeaserResource = {
  code: string
  title: string
  text: string
  linkText: string
  path: string
  image: Media | null
}

/** `GET /content-elements?code=homepage|registration_text`: a collection of none or one. `body` is HTML. */
export type ContentElementResource = Resource<'ContentElement'> & {
  id: string
  code: string
  title: string
  body: string
  teasers: TeaserResource[]
}

/** `answer` is HTML; `topic` is what it is found under on the page, null when there are no topics. */
export type PageQuestion = { topic: string | null; question: string; answer: string }

/**
 * What makes a content page an article: who wrote it, when (ISO 8601), and the categories that lead to it, root first.
 */
export type ArticleMetaResource = { author: string; publishedAt: string; categories: { path: string; title: string }[] }

/**
 * `GET /content-by-slug/{slug}`; slugs may hold slashes. `body` is HTML, `updatedAt` ISO 8601. Below the text a page
 * may have a form (`formCode`), a list of products (`productCategory`) or questions with answers. Articles are content
 * too.
 */
export type ContentPageResource = Resource<'ContentPage'> & {
  id: string
  slug: string
  title: string
  lead: string | null
  body: string
  image: Media | null
  metaTitle: string
  metaDescription: string
  updatedAt: string
  formCode: string | null
  productCategory: string | null
  questions: PageQuestion[]
  article: ArticleMetaResource | null
}

type ArticleCategorySummary = { path: string; title: string; lead: string; image: Media | null; articles: number }

/** A category below another; `articles` counts those below it too. */
export type ArticleCategoryChild = ArticleCategorySummary & { filteredChildren: ArticleCategoryChild[] }

/**
 * `GET /article-category-by-path/{path}`: the category, what leads to it (root first) and what lies below. `updatedAt`
 * ISO 8601.
 */
export type ArticleCategoryResource = Resource<'ArticleCategory'> &
  ArticleCategoryChild & {
    id: string
    metaTitle: string
    metaDescription: string
    updatedAt: string
    ancestors: { path: string; title: string }[]
  }

/**
 * A member of `GET /articles-by-category/{path}` (`page`, `itemsPerPage`, 25 unless given): newest first, those of the
 * categories below included.
 */
export type ArticleResource = Resource<'Article'> & {
  id: string
  /** Read with `content-by-slug`. */
  slug: string
  title: string
  lead: string
  image: Media | null
  author: string
  publishedAt: string
  updatedAt: string
  category: { path: string; title: string }
}

export type OpeningHoursResource = { days: string; opens: string; closes: string }

/**
 * `GET /locations` (`active`, `type`, `itemsPerPage`), `/locations/{id}`, `/locations-by-slug/{slug}`. HTML:
 * `description`, `access`, `gettingHere`.
 */
export type LocationResource = Resource<'Location'> & {
  id: string
  slug: string
  type: 'venue' | 'box_office' | 'office'
  active: boolean
  name: string
  city: string
  countryCode: string
  streetLines: string[]
  postcode: string
  latitude: number
  longitude: number
  timeZone: string
  telephone: string
  email: string
  capacity: number | null
  tagline: string
  description: string
  access: string
  gettingHere: string
  openingHours: OpeningHoursResource[]
  mapUrl: string
  media: Media[]
}

/**
 * `GET /redirects-by-url/{url}`: where a page has moved. Both are paths with a leading slash, or absolute addresses.
 */
export type RedirectResource = Resource<'Redirect'> & {
  id: string
  sourceUrl: string
  targetUrl: string
  statusCode: 301 | 302 | 307 | 308
}
