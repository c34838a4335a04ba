import type { Handlers } from '../../bff/dispatch.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { ContentElementCollection } from '../../upstream/schemas/content.ts'
import { listArticles } from './articles.ts'
import { readContent } from './content-page.ts'
import { readNavigation } from './navigation.ts'
import { readSitemap } from './sitemap.ts'

type ContentHandlers = Pick<
  Handlers,
  'getNavigation' | 'getContent' | 'getArticles' | 'getSitemap' | 'getRegistrationText'
>

/** Menus and pages of the content management. Reads the API through the data cache only, never with a token. */
export const createContentHandlers = ({ api }: { api: Pick<CommerceApi, 'read'> }): ContentHandlers => ({
  getNavigation: (_input, { preferences }) => readNavigation(api, preferences.language),

  getContent: ({ path }, { preferences }) => readContent(api, path, preferences.language),

  getArticles: (input, { preferences }) => listArticles(api, input, preferences.language),

  getSitemap: (_input, { preferences }) => readSitemap(api, preferences.language),

  getRegistrationText: async (_input, { preferences }) => {
    const found = await api.read({
      path: '/content-elements',
      query: { code: 'registration_text' },
      language: preferences.language,
      answer: ContentElementCollection,
    })
    const element = found['hydra:member'][0]
    return { title: element?.title ?? '', html: safeHtml(element?.body ?? '') }
  },
})
