import type { i18n } from 'i18next'
import { setAutoFreeze } from 'immer'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { clearBreadcrumbs, replaceBreadcrumbs, type Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { parametersOfEveryPage } from '#shared/rules/paths/parameters-of-every-page.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { api } from './data/api.ts'
import { appContext, type AppContext } from './routing/app-context.ts'
import { AppRoot } from './app/app-root.tsx'
import { PageMetaContext, type PageMeta, type PageMetaCollector } from './routing/page-meta.ts'
import type { Namespace, Resources } from './i18n/i18n.ts'
import type { PageSettings } from './routing/page-settings.ts'
import type { PageInfo } from './data/page-info.ts'
import type { PageState, PublicConfig } from './data/page-state.ts'
import { listSearches } from './app/list-searches.ts'
import { pageParameters } from './app/page-parameters.ts'
import { failurePath, routes } from './app/routes.tsx'
import { getPageHandler, type PageHandler } from './app/page-handlers.ts'
import { hasFailedQueries, dehydrateStore } from './app/dehydrate-store.ts'
import { formatPageState } from './app/format-page-state.ts'
import { findRetryAfter, mergeHeaders } from './app/read-route-results.ts'
import { createServerData, type ArrivesInTime, type ServerData, type ServerQueries } from './data/server-data.ts'
import { queryKey } from './data/streamed.tsx'
import type { Transport } from './data/transport.ts'

export { failurePath }
export type { PageMeta, PageState, PublicConfig, Transport }

/** The settings of a page's route, with the query parameters that the page reads. */
export type MatchedPageSettings = PageSettings & {
  parameters: readonly string[]
  prefetchable: boolean
  listSearch?: (typeof listSearches)[string] | undefined
}

type PageRequest = {
  /** URL of the page and, for a form post, its body; aborted when the client disconnects. */
  request: Request
  /** Those of the URL's path. */
  settings: MatchedPageSettings
  transport: Transport
  i18n: i18n
  preferences: Preferences
  isLanguageInUrl: boolean
  arrivesInTime: ArrivesInTime
  config: PublicConfig
  /** The shop does not have this page, and responds with 404. */
  isMissing: boolean
  /** Renders this error instead of the page; `request` is then for `failurePath`. */
  failure?: ApiError
}

/** The metadata and breadcrumbs that a page set while it rendered. */
export type CollectedMeta = PageMeta & { breadcrumbs: readonly Breadcrumb[] }

type RenderedPage = { html: string; head: CollectedMeta | null }

/** A page whose loaders have finished: status and headers are final, the body is not rendered yet. */
export type LoadedPage = {
  status: number
  /** Seconds to wait before a retry, if the error of a loader says so. */
  retryAfter: number | undefined
  settings: MatchedPageSettings
  /** Unexpected errors of loaders, for the log. */
  unexpectedErrors: unknown[]
  /** Headers set by loaders and actions. */
  headers: Headers
  /** The state that hydration reads, as JSON for a `<script>` element. */
  formatState(): string
  /** True while a query that no loader awaited is still running. */
  hasPendingQueries(): boolean
  /** True when the main content of the page was not there in time. */
  hasLateList(): boolean
  /** False when a query failed: the page can be shown, but a part of it is missing. */
  isComplete(): boolean
  /** Resolves when no query is running any more. */
  waitForQueries(): Promise<void>
  /** Renders the whole page at once with the data loaded so far. */
  renderToHtml(): RenderedPage
  /** Renders the shell first and streams the rest. `onShell` may still fail; `onError` is called for later failures. */
  renderStream(options: StreamOptions): PageStream
  /** Clears timers. Call it after the response was sent. */
  dispose(): void
}

type StreamOptions = {
  nonce: string
  onShell(head: CollectedMeta | null): void
  onShellError(error: unknown): void
  onError(error: unknown): void
}

type PageStream = { pipe(destination: NodeJS.WritableStream): void; abort(reason: unknown): void }

// Each request has its own store and no code mutates it. Deep-freezing it would cost a tenth of a page's time.
setAutoFreeze(false)

const pageRoutes = (routes[0]?.children?.[0]?.children ?? []).map(({ handle }) => handle as PageSettings)

/** Route paths of personal pages, which no cache may share. */
export const personalPaths: string[] = pageRoutes.filter(({ kind }) => kind === 'personal').map(({ path }) => path)

/**
 * A page that the page cache may hold. The pages of the CMS are left out: their pattern, `*`, matches URLs of other
 * things, too.
 */
const isPrefetchable = ({ kind, uncached, path }: PageSettings) =>
  kind === 'public' && !uncached && path !== '*' && path !== failurePath

/** Route paths of the pages that a browser may fetch before the shopper opens them. */
export const prefetchablePaths: string[] = pageRoutes.filter(isPrefetchable).map(({ path }) => path)

const defaultSettings: PageSettings = { path: '*', kind: 'public', theme: 'dark', namespaces: [] }

const getMatchedSettings = (matches: readonly { route: { handle?: unknown } }[] | null): MatchedPageSettings => {
  const settings = (matches?.at(-1)?.route.handle as PageSettings | undefined) ?? defaultSettings
  return {
    ...settings,
    parameters: pageParameters[settings.path] ?? [],
    prefetchable: isPrefetchable(settings),
    listSearch: settings.kind === 'public' ? listSearches[settings.path] : undefined,
  }
}

export const getPageSettings = (pathname: string): MatchedPageSettings =>
  getMatchedSettings(matchRoutes(routes, pathname))

const getPageResources = (i18n: i18n, namespaces: readonly Namespace[]): Resources =>
  Object.fromEntries(
    ['common', 'errors', ...namespaces].map((namespace) => [
      namespace,
      i18n.getResourceBundle(i18n.language, namespace) as object,
    ]),
  )

const toHydrationData = ({ loaderData, actionData, errors }: StaticHandlerContext): PageState['router'] => ({
  loaderData,
  actionData,
  errors,
})

/**
 * Keeps status and data of errors that a loader threw on purpose; other errors become a bare 500. Returns a plain
 * object of the shape the router recognises, so that it survives serialisation in the page state.
 */
const toRouteError = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { status: error.status, data: error.data as unknown, statusText: '', internal: false }
    : { status: 500, data: null, statusText: '', internal: false }

/** Runs the page's action and loaders; returns a Response for a redirect. */
export const loadPage = async (input: PageRequest): Promise<LoadedPage | Response> => {
  const { request, settings, transport, i18n, preferences, failure } = input
  const serverData = createServerData(transport, input)
  const app: AppContext = {
    get store() {
      return serverData.getStore()
    },
    serverQueries: serverData.queries,
    i18n,
    preferences,
    loadNamespaces: async () => {},
    ...(failure ? { failure } : {}),
  }
  const { query, dataRoutes } = getPageHandler(settings.path, input.isMissing)
  const result = await query(request, { requestContext: new RouterContextProvider(new Map([[appContext, app]])) })
  if (result instanceof Response) {
    serverData.dispose()
    return result
  }
  // The error page of a 404 shows the next events.
  if (result.statusCode === 404) await serverData.queries.isLate('getNextEvents', {})
  const thrownErrors = Object.entries(result.errors ?? {})
  const unexpectedErrors = thrownErrors.flatMap(([, error]) => (isRouteErrorResponse(error) ? [] : [error as unknown]))
  if (result.errors) result.errors = Object.fromEntries(thrownErrors.map(([id, error]) => [id, toRouteError(error)]))
  return {
    ...createLoadedPage({ ...input, ...serverData, dataRoutes, result }),
    unexpectedErrors,
  }
}

type LoadedParts = Pick<ServerData, 'queries' | 'renderStore' | 'dispose'> & {
  dataRoutes: PageHandler['dataRoutes']
  result: StaticHandlerContext
} & Pick<PageRequest, 'request' | 'settings' | 'i18n' | 'preferences' | 'isLanguageInUrl' | 'config'>

const createLoadedPage = ({
  renderStore: store,
  queries,
  dispose,
  dataRoutes,
  result,
  request,
  settings,
  i18n,
  preferences,
  isLanguageInUrl,
  config,
}: LoadedParts): Omit<LoadedPage, 'unexpectedErrors'> => {
  const router = createStaticRouter(dataRoutes, result)
  const isSessionKnown = api.endpoints.getSession.select({})(store.getState()).isSuccess
  const pageInfo: PageInfo = { preferences, isLanguageInUrl, config, isSessionKnown }
  // A page without breadcrumbs, such as the home page, keeps the cleared list.
  const collected: { head: PageMeta | null; breadcrumbs: readonly Breadcrumb[] } = {
    head: null,
    breadcrumbs: clearBreadcrumbs(),
  }
  const getCollectedMeta = (): CollectedMeta | null =>
    collected.head && { ...collected.head, breadcrumbs: collected.breadcrumbs }
  const collector: PageMetaCollector = {
    setMeta: (meta) => void (collected.head = meta),
    setBreadcrumbs: (items) => void (collected.breadcrumbs = replaceBreadcrumbs(items)),
  }

  const renderTree = (nonce: string | undefined, streamedKeys: ReadonlySet<string>) => (
    <PageMetaContext value={collector}>
      <AppRoot
        store={store}
        i18n={i18n}
        pageInfo={pageInfo}
        streaming={{ nonce, streamedKeys, getPending: queries.getPending }}
      >
        <StaticRouterProvider router={router} context={result} hydrate={false} />
      </AppRoot>
    </PageMetaContext>
  )

  return {
    status: result.statusCode,
    retryAfter: findRetryAfter(result),
    settings,
    headers: mergeHeaders(result),
    formatState: () =>
      formatPageState({
        preferences,
        isLanguageInUrl,
        ...getOwnSearch(new URL(request.url), settings),
        config,
        resources: getPageResources(i18n, settings.namespaces),
        store: dehydrateStore(store),
        router: toHydrationData(result),
      }),
    hasPendingQueries: () => queries.listPending().length > 0,
    hasLateList: queries.hasLateList,
    isComplete: () => !hasFailedQueries(store),
    waitForQueries: queries.waitForAll,
    renderToHtml: () => ({ html: renderToString(renderTree(undefined, new Set())), head: getCollectedMeta() }),
    renderStream: ({ nonce, onShell, onShellError, onError }) =>
      renderToPipeableStream(renderTree(nonce, getPendingKeys(queries)), {
        nonce,
        onShellReady: () => onShell(getCollectedMeta()),
        onShellError,
        onError,
      }),
    dispose,
  }
}

/** What the browser keeps of the URL's query: of a list, what the server has matched (`ListSearch`). */
const getOwnSearch = (
  { searchParams }: URL,
  { parameters, listSearch }: MatchedPageSettings,
): Pick<PageState, 'parameters' | 'search'> => ({
  parameters: [...parametersOfEveryPage, ...(listSearch ? searchParams.keys() : parameters)],
  ...(listSearch ? { search: searchParams.toString() } : {}),
})

const getPendingKeys = (queries: ServerQueries) =>
  new Set(queries.listPending().map(({ name, input }) => queryKey(name, input)))
