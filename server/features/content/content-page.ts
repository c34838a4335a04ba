import type { Breadcrumb, ContentAnswer, ContentPage } from '#shared/api/content/content-schemas.ts'
import { directTarget } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'
import { imageOf } from '../../presentation/image-of.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import { ContentPage as UpstreamPage, MenuItemByPath, Redirect } from '../../upstream/schemas/content.ts'
import { articleFacts } from './articles.ts'
import { encodedPath, found, trailOf, type Reader } from './reading.ts'

/**
 * Home, what leads to the page in the menus, the page itself. Without the menus' help (or without their answer), Home
 * and the page.
 */
const breadcrumbsOf = async (api: Reader, path: string, title: string, language: Language): Promise<Breadcrumb[]> => {
  const asked = api.read({ path: `/menu-items-by-path/${encodedPath(path)}`, language, answer: MenuItemByPath })
  const item = await asked.catch(() => undefined)
  const steps = (item?.ancestors ?? []).map((ancestor) => ({ ...ancestor, title: ancestor.linkText }))
  return trailOf(language, steps, { children: title, href: `/${path}` })
}

const readPage = async (api: Reader, path: string, language: Language): Promise<ContentPage | undefined> => {
  const page = await found(api.read({ path: `/content-by-slug/${encodedPath(path)}`, language, answer: UpstreamPage }))
  if (!page) return undefined
  const {
    slug,
    title,
    lead,
    body,
    image,
    metaTitle,
    metaDescription,
    formCode = null,
    productCategory = null,
    questions = [],
    article,
  } = page
  const itself = { children: title, href: `/${path}` }
  return {
    slug,
    title,
    lead,
    html: safeHtml(body),
    image: imageOf(image),
    breadcrumbs: article
      ? trailOf(
          language,
          article.categories.map((category) => ({ itemType: 'articleCategory', ...category })),
          itself,
        )
      : await breadcrumbsOf(api, path, title, language),
    metaTitle: metaTitle || title,
    metaDescription,
    formCode,
    productCategory,
    questions: questions.map(({ topic, question, answer }) => ({ topic, question, answerHtml: safeHtml(answer) })),
    article: article ? await articleFacts(api, slug, article, language) : null,
  }
}

const readRedirect = async (api: Reader, path: string, language: Language): Promise<ContentAnswer['redirect']> => {
  const redirect = await found(api.read({ path: `/redirects-by-url/${encodedPath(path)}`, language, answer: Redirect }))
  const target = redirect && directTarget(redirect.targetUrl)
  // A page that has moved to itself would send the browser round in circles.
  if (!target || target.href === `/${path}`) return null
  return { to: target.href, permanent: redirect.statusCode === 301 || redirect.statusCode === 308 }
}

/** What lives at a path: content by slug, else where the address has moved, else 404 `not_found`. */
export const readContent = async (api: Reader, path: string, language: Language): Promise<ContentAnswer> => {
  const page = await readPage(api, path, language)
  if (page) return { page, redirect: null }
  const redirect = await readRedirect(api, path, language)
  if (redirect) return { page: null, redirect }
  throw new AppError(404, 'not_found', 'There is no such page.')
}
