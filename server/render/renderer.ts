import type { i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { wholePageParameter } from '#shared/rules/paths/whole-page-parameter.ts'
import type { LoadedPage, MatchedPageSettings, PublicConfig } from '#client/entry-server.tsx'
import type { Dispatch } from '../bff/dispatch.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ClientAssets } from './client-assets.ts'
import {
  closeDocument,
  closeInertDocument,
  closeStreamedDocument,
  openDocument,
  renderApplication,
  type HtmlDocumentInput,
} from './document.ts'
import type { TakeProcessorTurn } from '../limits/processor-turns.ts'
import { createInProcessTransport } from './in-process-transport.ts'
import type { InlineScripts } from './inline-scripts.ts'
import { publicSession } from './public-session.ts'
import type { SsrBundle } from './ssr-bundle.ts'
import { replaceOwnParameters } from './resolve-page-url.ts'
import { endsInTime, waitUntilEnded } from './ends-in-time.ts'

type RendererDeps = {
  loadBundle: () => Promise<SsrBundle>
  assets: ClientAssets
  scripts: InlineScripts
  dispatch: Dispatch
  takeTurn: TakeProcessorTurn
  /** The public part of the configuration, which each page contains. */
  publicConfig: PublicConfig
  /** Route paths of the pages that the shop does not have. */
  missingPages: ReadonlySet<string>
  /** Query parameters that the shop ignores, by the path of the page's route. */
  missingParameters: ReadonlyMap<string, readonly string[]>
  /** Idle milliseconds that a page waits for its list before it streams. */
  streamListsAfterMs: number
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
  isLanguageInUrl: boolean
  /** The page is sent only with all its data. */
  sendsWhole: boolean
}

/** Turns a request into a page: loads the page, then renders the whole document, or its beginning and end. */
export type Renderer = ReturnType<typeof createRenderer>

/** Paths of pages are shorter. Clients choose the path of an unknown page, and 2,000 are remembered. */
const maxRememberedPathLength = 200

const toWholePagePath = (url: string) => {
  const { pathname, searchParams } = new URL(url)
  searchParams.set(wholePageParameter, '1')
  return `${pathname}?${searchParams}`
}

export const createRenderer = ({
  loadBundle,
  assets,
  scripts,
  dispatch,
  takeTurn,
  publicConfig: config,
  missingPages,
  missingParameters,
  streamListsAfterMs,
  streamTimeoutMs,
  log,
}: RendererDeps) => {
  const settingsByPath = new LRUCache<string, MatchedPageSettings>({ max: 2_000 })
  const { publicUrl } = config
  /** Cached, because translating takes longer than the rest of the head. */
  const feedTitles = new Map<string, string>()

  const getFeedTitle = (i18n: i18n) => {
    const title = feedTitles.get(i18n.language) ?? i18n.t('feed:feed.title')
    feedTitles.set(i18n.language, title)
    return title
  }

  const toDocumentInput = (
    page: LoadedPage,
    { request, i18n, preferences, isLanguageInUrl }: PageInput,
    isPersonal: boolean,
  ): Omit<HtmlDocumentInput, 'head'> => ({
    language: preferences.language,
    isLanguageInUrl,
    settings: page.settings,
    isPersonal,
    status: page.status,
    publicUrl,
    pathname: new URL(request.url).pathname,
    feedTitle: getFeedTitle(i18n),
  })

  /** Cached, because matching a URL with all routes takes longer than rendering some pages. */
  const getSettings = async (pathname: string): Promise<MatchedPageSettings> => {
    const known = settingsByPath.get(pathname)
    if (known) return known
    const ofRoute = (await loadBundle()).getPageSettings(pathname)
    const missing = missingParameters.get(ofRoute.path) ?? []
    const settings = { ...ofRoute, parameters: ofRoute.parameters.filter((name) => !missing.includes(name)) }
    if (pathname.length <= maxRememberedPathLength) settingsByPath.set(pathname, settings)
    return settings
  }

  const loadPage = async ({
    request,
    context,
    sendsWhole,
    failure,
    ...input
  }: PageInput & { failure?: ApiError }): Promise<LoadedPage | Response> => {
    const bundle = await loadBundle()
    const settings = await getSettings(new URL(request.url).pathname)
    const transport = createInProcessTransport(dispatch, context)
    return bundle.loadPage({
      ...input,
      request,
      settings,
      transport,
      arrivesInTime: sendsWhole ? waitUntilEnded : (response) => endsInTime(response, streamListsAfterMs),
      config,
      isMissing: missingPages.has(settings.path),
      ...(failure && { failure }),
    })
  }

  return {
    streamTimeoutMs,
    getSettings,

    /** The settings of a path whose page was requested recently; undefined for others. */
    peekSettings: (pathname: string): MatchedPageSettings | undefined => settingsByPath.get(pathname),

    /**
     * The URL of a page without filter values that nothing in the catalogue has. Without filters, and for other pages,
     * it is the same URL.
     */
    matchList: async (url: URL, { listSearch }: MatchedPageSettings, context: RequestContext): Promise<URL> => {
      if (!listSearch || !listSearch.parse(url.searchParams)) return url
      const find: Parameters<typeof listSearch.match>[2] = async (name, input) => {
        const call = dispatch(name, input, { ...context, session: publicSession }).catch(() => undefined)
        return (await endsInTime(call, streamListsAfterMs)) ? ((await call) as never) : undefined
      }
      const matched = new URL(url)
      const ownSearch = await listSearch.match(url.searchParams, url.pathname, find)
      matched.search = replaceOwnParameters(url.searchParams, ownSearch).toString()
      return matched
    },

    /** Runs the action and the loaders. Resolves to a Response for a redirect. */
    loadPage: async (input: PageInput): Promise<LoadedPage | Response> => {
      await takeTurn(input.context.clientIp)
      const page = await loadPage(input)
      if (!(page instanceof Response))
        for (const error of page.unexpectedErrors)
          log.error({ err: error, requestId: input.context.requestId }, 'page failed')
      return page
    },

    /** Before rendering: see `createProcessorTurns`. */
    takeTurn: (input: PageInput) => takeTurn(input.context.clientIp),

    /**
     * Renders the whole document with the data that is available now. Without a nonce, the policy allows its scripts by
     * hash.
     */
    renderDocument: (page: LoadedPage, input: PageInput, closing: { isPersonal: boolean; nonce?: string }): string => {
      const { html, head } = page.renderToHtml()
      const { isPersonal, nonce } = closing
      const opening = openDocument(assets, { ...toDocumentInput(page, input, isPersonal), head, nonce })
      return opening + html + closeDocument(scripts, { ...closing, state: page.formatState() })
    },

    /**
     * Renders a page about a failure without the application's scripts, because these might fail for the same reason.
     */
    renderFailure: async (
      failure: ApiError,
      failedInput: Omit<PageInput, 'request' | 'sendsWhole'>,
    ): Promise<string> => {
      const request = new Request(new URL((await loadBundle()).failurePath, publicUrl))
      const context = { ...failedInput.context, session: publicSession }
      const input = { ...failedInput, request, context, sendsWhole: true }
      const page = await loadPage({ ...input, failure })
      if (page instanceof Response) throw new Error('The failure page redirects')
      const { html, head } = page.renderToHtml()
      page.dispose()
      return openDocument(assets, { ...toDocumentInput(page, input, false), head }) + html + closeInertDocument()
    },

    /** Renders the parts of a streamed page that are not content: before it, after its shell, and at the end. */
    renderOpening: (
      page: LoadedPage,
      input: PageInput,
      { head, isPersonal, nonce }: Pick<HtmlDocumentInput, 'head' | 'isPersonal' | 'nonce'>,
    ) => {
      const wholePagePath = page.hasLateList() ? toWholePagePath(input.request.url) : undefined
      return openDocument(assets, { ...toDocumentInput(page, input, isPersonal), wholePagePath, head, nonce })
    },
    renderApplication: (page: LoadedPage, nonce: string) =>
      renderApplication(scripts, { state: page.formatState(), nonce }),
    renderClosing: (closing: { isPersonal: boolean; nonce: string }) => closeStreamedDocument(scripts, closing),
  }
}
