import { z } from 'zod'
import { Image } from '../catalogue/catalogue-schemas.ts'
import { emptyObject, languageField } from '../common-schemas.ts'
import { ArticleCategory, ArticleMeta, ArticleListing } from './articles-schemas.ts'
import { Sitemap } from './sitemap-schemas.ts'

/** `href` is a local link or, when `external`, a URL on another site. A local link may lack the leading slash. */
export const MenuLink = z.object({
  text: z.string(),
  href: z.string(),
  external: z.boolean(),
  lang: languageField.lang,
  get children() {
    return z.array(MenuLink)
  },
})
export type MenuLink = z.infer<typeof MenuLink>

/** Header and footer menus, which depend on the language only. */
export const Navigation = z.object({
  header: z.array(MenuLink),
  explore: z.array(MenuLink),
  general: z.array(MenuLink),
  legal: z.array(MenuLink),
  social: z.array(MenuLink),
  venues: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string() })),
})
export type Navigation = z.infer<typeof Navigation>

/** Label and target. The last item is the current page (specification §3). */
export const Breadcrumb = z.object({ children: z.string(), href: z.string(), ...languageField })
export type Breadcrumb = z.infer<typeof Breadcrumb>

export const ContentPage = z.object({
  slug: z.string(),
  title: z.string(),
  ...languageField,
  lead: z.string().nullable(),
  html: z.string(),
  image: Image.nullable(),
  breadcrumbs: z.array(Breadcrumb),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Code of the form below the text. */
  formCode: z.string().nullable(),
  /** Path of the category whose products are listed below the text. */
  productCategory: z.string().nullable(),
  /** In the order of the page; questions of one topic are together. The server sanitises `answerHtml`. */
  questions: z.array(z.object({ topic: z.string().nullable(), question: z.string(), answerHtml: z.string() })),
  article: ArticleMeta.nullable(),
})
export type ContentPage = z.infer<typeof ContentPage>

/** A page, or the target of a redirect; 404 when the path is neither. */
export const ContentResponse = z.object({
  page: ContentPage.nullable(),
  redirect: z.object({ to: z.string(), permanent: z.boolean() }).nullable(),
})
export type ContentResponse = z.infer<typeof ContentResponse>

/** The path has no leading slash; it may contain slashes. */
const path = z.string().regex(/^[a-z0-9][a-z0-9/-]{0,199}$/i)

export const contentSchemas = {
  getNavigation: { input: emptyObject, output: Navigation },
  getContent: { input: z.object({ path }), output: ContentResponse },
  getArticleCategory: { input: z.object({ path }), output: ArticleCategory },
  getArticles: { input: z.object({ path, page: z.coerce.number().int().min(1).max(1000) }), output: ArticleListing },
  getSitemap: { input: emptyObject, output: Sitemap },
  /** Title and HTML above the registration form. */
  getRegistrationText: { input: emptyObject, output: z.object({ title: z.string(), html: z.string() }) },
}
