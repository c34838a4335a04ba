import type { Breadcrumb, ContentResponse, ContentPage } from '#shared/api/content/content-schemas.ts'
import { parseDirectLink } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { AppError } from '../../http/errors.ts'
import { toImage } from '../../presentation/images.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import {
  ContentPageResource as UpstreamPage,
  FormCodes,
  MenuItemByPath,
  RedirectResource,
} from '../../upstream/resources/content.ts'
import { loadArticleMeta } from './articles.ts'
import { encodePath, ignoreNotFound, type ContentSource } from '../../upstream/content-source.ts'
import { buildBreadcrumbs } from './build-breadcrumbs.ts'

/**
 * Home, the menu items above the page, and the page itself. Only Home and the page when no menu contains the page, or
 * when the call fails.
 */
const loadBreadcrumbs = async (
  api: ContentSource,
  path: string,
  page: Breadcrumb,
  language: Language,
): Promise<Breadcrumb[]> => {
  const menuItemRequest = api.readCached({
    path: `/menu-items-by-path/${encodePath(path)}`,
    language,
    schema: MenuItemByPath,
  })
  const item = await menuItemRequest.catch(() => undefined)
  const steps = (item?.ancestors ?? []).map((ancestor) => ({ ...ancestor, title: ancestor.linkText }))
  return buildBreadcrumbs(language, steps, page)
}

/** An API without `content-parts` does not name the form of a page: it is the form whose code is the page's slug. */
const findFormOfPage = async (api: ContentSource, slug: string, language: Language) => {
  const forms = await api.readCached({ path: '/forms', language, schema: FormCodes })
  return forms['hydra:member'].find(({ code }) => code === slug)?.code ?? null
}

const loadPage = async (api: ContentSource, path: string, language: Language): Promise<ContentPage | undefined> => {
  const page = await ignoreNotFound(
    api.readCached({ path: `/content-by-slug/${encodePath(path)}`, language, schema: UpstreamPage }),
  )
  if (!page) return undefined
  const {
    slug,
    title,
    lead,
    body,
    image,
    metaTitle,
    metaDescription,
    formCode: namedForm = null,
    productCategory = null,
    questions = [],
    article,
    lang,
  } = page
  const formCode = api.has('content-parts') ? namedForm : await findFormOfPage(api, slug, language)
  const currentBreadcrumb = { children: title, href: `/${path}`, lang }
  return {
    slug,
    title,
    lang,
    lead,
    html: sanitiseHtml(body),
    image: toImage(image),
    breadcrumbs: article
      ? buildBreadcrumbs(
          language,
          article.categories.map((category) => ({ itemType: 'articleCategory', ...category })),
          currentBreadcrumb,
        )
      : await loadBreadcrumbs(api, path, currentBreadcrumb, language),
    metaTitle: metaTitle || title,
    metaDescription,
    formCode,
    productCategory,
    questions: questions.map(({ topic, question, answer }) => ({ topic, question, answerHtml: sanitiseHtml(answer) })),
    article: article ? await loadArticleMeta(api, slug, article, language) : null,
  }
}

const loadRedirect = async (
  api: ContentSource,
  path: string,
  language: Language,
): Promise<ContentResponse['redirect']> => {
  const redirect = await ignoreNotFound(
    api.readCached({ path: `/redirects-by-url/${encodePath(path)}`, language, schema: RedirectResource }),
  )
  const target = redirect && parseDirectLink(redirect.targetUrl)
  // A redirect to the same path would loop.
  if (!target || target.href === `/${path}`) return null
  return { to: target.href, permanent: redirect.statusCode === 301 || redirect.statusCode === 308 }
}

/** Loads the content of a path, otherwise its redirect. Throws 404 `not_found` when it has neither. */
export const loadContentPage = async (
  api: ContentSource,
  path: string,
  language: Language,
): Promise<ContentResponse> => {
  const page = await loadPage(api, path, language)
  if (page) return { page, redirect: null }
  const redirect = await loadRedirect(api, path, language)
  if (redirect) return { page: null, redirect }
  throw new AppError(404, 'not_found', 'There is no such page.')
}
