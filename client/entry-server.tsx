import type { i18n } from 'i18next'
import { setAutoFreeze } from 'immer'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { parametersOfEveryPage } from '#shared/rules/parameters-of-every-page.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { api } from './data/api.ts'
import { appContext, type AppContext } from './routing/app-context.ts'
import { AppRoot } from './app/app-root.tsx'
import { PageMetaContext, type PageMeta, type PageMetaCollector } from './routing/page-meta.ts'
import type { Namespace, Resources } from './i18n/i18n.ts'
import type { PageSettings as RouteSettings } from './routing/page-settings.ts'
import type { PageInfo } from './data/page-info.ts'
import type { PageState, PublicConfig } from './data/page-state.ts'
import { pageParameters } from './app/page-parameters.ts'
import { failurePath, routes } from './app/routes.tsx'
import { hasFailedQueries, getPendingQueryKeys, dehydrateStore } from './app/dehydrate-store.ts'
import { createStore, type AppStore } from './data/store.ts'
import type { Transport } from './data/transport.ts'

export { failurePath }
export type { PageMeta, PageState, PublicConfig, Transport }

/** The settings of a page's route, with the query parameters that the page reads. */
export type PageSettings = RouteSettings & { parameters: readonly string[]; prefetchable: boolean }

export type PageRequest = {
  /** URL of the page and, for a form post, its body; aborted when the client disconnects. */
  request: Request
  transport: Transport
  i18n: i18n
  preferences: Preferences
  languageInUrl: boolean
  config: PublicConfig
  /** Renders this error instead of the page; `request` is then for `failurePath`. */
  failure?: ApiError
}

/** The metadata and breadcrumbs that a page set while it rendered. */
export type CollectedMeta = PageMeta & { breadcrumbs: readonly Breadcrumb[] }

export type RenderedPage = { html: string; head: CollectedMeta | null }

/** A page whose loaders have finished: status and headers are final, the body is not rendered yet. */
export type LoadedPage = {
  status: number
  settings: PageSettings
  /** Unexpected errors of loaders, for the log. */
  unexpectedErrors: unknown[]
  /** Headers set by loaders and actions. */
  headers: Headers
  state(): PageState
  /** True while a query that no loader awaited is still running. */
  hasPendingQueries(): boolean
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

export type StreamOptions = {
  nonce: string
  /** Constant script, sent directly after the shell and before any streamed part. */
  bootstrap: string
  onShell(head: CollectedMeta | null): void
  onShellError(error: unknown): void
  onError(error: unknown): void
}

export type PageStream = { pipe(destination: NodeJS.WritableStream): void; abort(reason: unknown): void }

// Each request has its own store and no code mutates it. Deep-freezing it would cost a tenth of a page's time.
setAutoFreeze(false)

const { query, dataRoutes } = createStaticHandler(routes)

const pageRoutes = (routes[0]?.children?.[0]?.children ?? []).map(({ handle }) => handle as RouteSettings)

/** Route paths of personal pages, which no cache may share. */
export const personalPaths: string[] = pageRoutes.filter(({ kind }) => kind === 'personal').map(({ path }) => path)

/**
 * A page that the page cache may hold. The pages of the CMS are left out: their pattern, `*`, matches addresses of
 * other things, too.
 */
const isPrefetchable = ({ kind, uncached, path }: RouteSettings) =>
  kind === 'public' && !uncached && path !== '*' && path !== failurePath

/** Route paths of the pages that a browser may fetch before the shopper opens them. */
export const prefetchablePaths: string[] = pageRoutes.filter(isPrefetchable).map(({ path }) => path)

const defaultSettings: RouteSettings = { path: '*', kind: 'public', theme: 'dark', namespaces: [] }

const getRouteSettings = (matches: readonly { route: { handle?: unknown } }[] | null): PageSettings => {
  const settings = (matches?.at(-1)?.route.handle as RouteSettings | undefined) ?? defaultSettings
  return { ...settings, parameters: pageParameters[settings.path] ?? [], prefetchable: isPrefetchable(settings) }
}

export const getPageSettings = (pathname: string): PageSettings => getRouteSettings(matchRoutes(routes, pathname))

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
  const { request, transport, i18n, preferences, languageInUrl, config, failure } = input
  const store = createStore({ transport })
  const app: AppContext = { store, i18n, preferences, loadNamespaces: async () => {}, ...(failure ? { failure } : {}) }
  const result = await query(request, { requestContext: new RouterContextProvider(new Map([[appContext, app]])) })
  if (result instanceof Response) {
    store.dispatch(api.util.resetApiState())
    return result
  }
  // The error page of a 404 shows the next events.
  if (result.statusCode === 404) await store.dispatch(api.endpoints.getNextEvents.initiate({}, { subscribe: false }))
  const settings = getRouteSettings(result.matches)
  const thrownErrors = Object.entries(result.errors ?? {})
  const unexpectedErrors = thrownErrors.flatMap(([, error]) => (isRouteErrorResponse(error) ? [] : [error as unknown]))
  if (result.errors) result.errors = Object.fromEntries(thrownErrors.map(([id, error]) => [id, toRouteError(error)]))
  return {
    ...createLoadedPage({ store, result, settings, i18n, preferences, languageInUrl, config }),
    unexpectedErrors,
  }
}

type LoadedParts = {
  store: AppStore
  result: StaticHandlerContext
  settings: PageSettings
} & Pick<PageRequest, 'i18n' | 'preferences' | 'languageInUrl' | 'config'>

const createLoadedPage = ({
  store,
  result,
  settings,
  i18n,
  preferences,
  languageInUrl,
  config,
}: LoadedParts): Omit<LoadedPage, 'unexpectedErrors'> => {
  const router = createStaticRouter(dataRoutes, result)
  const isSessionKnown = api.endpoints.getSession.select({})(store.getState()).isSuccess
  const pageInfo: PageInfo = { preferences, languageInUrl, config, isSessionKnown }
  const collected: { head: PageMeta | null; breadcrumbs: readonly Breadcrumb[] } = { head: null, breadcrumbs: [] }
  const getCollectedMeta = (): CollectedMeta | null =>
    collected.head && { ...collected.head, breadcrumbs: collected.breadcrumbs }
  const collector: PageMetaCollector = {
    setMeta: (meta) => void (collected.head = meta),
    setBreadcrumbs: (items) => void (collected.breadcrumbs = items),
  }

  const renderTree = (nonce: string | undefined, streamedKeys: ReadonlySet<string>) => (
    <PageMetaContext value={collector}>
      <AppRoot store={store} i18n={i18n} pageInfo={pageInfo} streaming={{ nonce, streamedKeys }}>
        <StaticRouterProvider router={router} context={result} hydrate={false} />
      </AppRoot>
    </PageMetaContext>
  )

  return {
    status: result.statusCode,
    settings,
    headers: mergeHeaders(result),
    state: () => ({
      preferences,
      languageInUrl,
      parameters: [...parametersOfEveryPage, ...settings.parameters],
      config,
      resources: getPageResources(i18n, settings.namespaces),
      store: dehydrateStore(store),
      router: toHydrationData(result),
    }),
    hasPendingQueries: () => getPendingQueryKeys(store).size > 0,
    isComplete: () => !hasFailedQueries(store),
    waitForQueries: async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    },
    renderToHtml: () => ({ html: renderToString(renderTree(undefined, new Set())), head: getCollectedMeta() }),
    renderStream: ({ nonce, bootstrap, onShell, onShellError, onError }) =>
      renderToPipeableStream(renderTree(nonce, getPendingQueryKeys(store)), {
        nonce,
        bootstrapScriptContent: bootstrap,
        onShellReady: () => onShell(getCollectedMeta()),
        onShellError,
        onError,
      }),
    dispose: () => {
      store.dispatch(api.util.resetApiState())
    },
  }
}

const mergeHeaders = ({ loaderHeaders, actionHeaders }: StaticHandlerContext) => {
  const headers = new Headers()
  for (const source of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)])
    for (const [name, value] of source) headers.append(name, value)
  return headers
}
