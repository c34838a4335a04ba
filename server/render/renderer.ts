import type { i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ApiError } from '#shared/api/errors.ts'
import type { LoadedPage, PageSettings, PublicConfig } from '#client/entry-server.tsx'
import type { Dispatch } from '../bff/dispatch.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ClientAssets } from './client-assets.ts'
import {
  closeDocument,
  closeInertDocument,
  closeStreamedDocument,
  openDocument,
  type HtmlDocumentInput,
} from './document.ts'
import { createInProcessTransport } from './in-process-transport.ts'
import type { InlineScripts } from './inline-scripts.ts'
import { publicSession } from './public-session.ts'
import type { SsrBundle } from './ssr-bundle.ts'

export type RendererDeps = {
  loadBundle: () => Promise<SsrBundle>
  assets: ClientAssets
  scripts: InlineScripts
  dispatch: Dispatch
  /** The public part of the configuration, which each page contains. */
  publicConfig: PublicConfig
  /** Milliseconds that a streamed page waits for its last data. The browser then requests missing data itself. */
  streamTimeoutMs: number
  log: Logger
}

/** Content security policies of pages: with a nonce for one response, or with hashes for cached pages. */
export type PagePolicies = { withNonce(nonce: string): string; cacheable: string }

export type PageInput = {
  request: Request
  context: RequestContext
  i18n: i18n
  preferences: Preferences
  languageInUrl: boolean
}

/** Turns a request into a page: loads the page, then renders the whole document, or its beginning and end. */
export type Renderer = ReturnType<typeof createRenderer>

export const createRenderer = ({
  loadBundle,
  assets,
  scripts,
  dispatch,
  publicConfig: config,
  streamTimeoutMs,
  log,
}: RendererDeps) => {
  const settingsByPath = new LRUCache<string, PageSettings>({ max: 2_000 })
  const { publicUrl } = config

  const toDocumentInput = (
    page: LoadedPage,
    { request, i18n }: PageInput,
    personal: boolean,
  ): Omit<HtmlDocumentInput, 'head'> => ({
    state: page.state(),
    settings: page.settings,
    personal,
    status: page.status,
    publicUrl,
    pathname: new URL(request.url).pathname,
    feedTitle: i18n.t('feed:feed.title'),
  })

  return {
    scripts,
    streamTimeoutMs,
    /** Cached, because matching a URL with all routes takes longer than rendering some pages. */
    getSettings: async (pathname: string): Promise<PageSettings> => {
      const known = settingsByPath.get(pathname)
      if (known) return known
      const settings = (await loadBundle()).getPageSettings(pathname)
      settingsByPath.set(pathname, settings)
      return settings
    },

    /** The settings of a path whose page was requested recently; undefined for others. */
    peekSettings: (pathname: string): PageSettings | undefined => settingsByPath.get(pathname),

    /** Runs the action and the loaders. Resolves to a Response for a redirect. */
    loadPage: async ({
      request,
      context,
      i18n,
      preferences,
      languageInUrl,
    }: PageInput): Promise<LoadedPage | Response> => {
      const { loadPage } = await loadBundle()
      const transport = createInProcessTransport(dispatch, context)
      const page = await loadPage({ request, transport, i18n, preferences, languageInUrl, config })
      if (!(page instanceof Response))
        for (const error of page.unexpectedErrors)
          log.error({ err: error, requestId: context.requestId }, 'page failed')
      return page
    },

    /**
     * Renders the whole document with the data that is available now. Without a nonce, the policy allows its scripts by
     * hash.
     */
    renderDocument: (
      page: LoadedPage,
      input: PageInput,
      { personal, nonce }: { personal: boolean; nonce?: string },
    ): string => {
      const { html, head } = page.renderToHtml()
      return (
        openDocument(assets, { ...toDocumentInput(page, input, personal), head, nonce }) +
        html +
        closeDocument(scripts, nonce)
      )
    },

    /**
     * Renders a page about a failure without the application's scripts, because these might fail for the same reason.
     */
    renderFailure: async (
      failure: ApiError,
      { context, i18n, preferences, languageInUrl }: Omit<PageInput, 'request'>,
    ): Promise<string> => {
      const { loadPage, failurePath } = await loadBundle()
      const request = new Request(new URL(failurePath, publicUrl))
      const transport = createInProcessTransport(dispatch, { ...context, session: publicSession })
      const page = await loadPage({ request, transport, i18n, preferences, languageInUrl, config, failure })
      if (page instanceof Response) throw new Error('The failure page redirects')
      const { html, head } = page.renderToHtml()
      page.dispose()
      const document = toDocumentInput(page, { request, context, i18n, preferences, languageInUrl }, false)
      return openDocument(assets, { ...document, head }) + html + closeInertDocument()
    },

    /** Renders the parts before and after a streamed page. */
    renderOpening: (
      page: LoadedPage,
      input: PageInput,
      { head, personal, nonce }: Pick<HtmlDocumentInput, 'head' | 'personal' | 'nonce'>,
    ) => openDocument(assets, { ...toDocumentInput(page, input, personal), head, nonce }),
    renderClosing: (nonce: string) => closeStreamedDocument(scripts, nonce),
  }
}
