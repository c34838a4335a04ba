import type { Handlers } from '../../bff/dispatch.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import { ContentElementCollection } from '../../upstream/resources/content.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { loadArticleCategory, loadArticleListing } from './articles.ts'
import { loadContentPage } from './content-page.ts'
import { loadNavigation } from './navigation.ts'
import { loadSitemap } from './sitemap.ts'

type ContentHandlers = Pick<
  Handlers,
  'getNavigation' | 'getContent' | 'getArticleCategory' | 'getArticles' | 'getSitemap' | 'getRegistrationText'
>

/** Handlers for menus and pages of the CMS. They read the API through the data cache only, never with a token. */
export const createContentHandlers = ({ api }: { api: ContentSource }): ContentHandlers => ({
  getNavigation: (_input, { preferences }) => loadNavigation(api, preferences.language),

  getContent: ({ path }, { preferences }) => loadContentPage(api, path, preferences.language),

  getArticleCategory: ({ path }, { preferences }) => loadArticleCategory(api, path, preferences.language),

  getArticles: (input, { preferences }) => loadArticleListing(api, input, preferences.language),

  getSitemap: (_input, { preferences }) => loadSitemap(api, preferences.language),

  getRegistrationText: async (_input, { preferences }) => {
    const found = await api.readCached({
      path: '/content-elements',
      query: { code: 'registration_text' },
      language: preferences.language,
      schema: ContentElementCollection,
    })
    const element = found['hydra:member'][0]
    return { title: element?.title ?? '', html: sanitiseHtml(element?.body ?? '') }
  },
})
