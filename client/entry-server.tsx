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
import type { Preferences } from '#shared/rules/preferences.ts'
import { api } from './data/api.ts'
import { appContext, type App } from './routing/app-context.ts'
import { AppRoot } from './app/app-root.tsx'
import { HeadContext, type Head } from './routing/head.ts'
import type { Namespace, Resources } from './i18n/i18n.ts'
import type { PageSettings } from './routing/page-settings.ts'
import type { PageInfo, PageState, PublicConfig } from './data/page-state.ts'
import { failurePath, routes } from './app/routes.tsx'
import { hasFailures, lateKeys, settledState } from './app/settled-state.ts'
import { createStore, type AppStore } from './data/store.ts'
import type { Transport } from './data/transport.ts'
import { TrailContext } from './ui/layout/trail.ts'

export { failurePath }
export type { Head, PageSettings, PageState, PublicConfig, Transport }

export type PageRequest = {
  /** The page's address and, for a form post, its body; aborted when the client leaves. */
  request: Request
  transport: Transport
  i18n: i18n
  preferences: Preferences
  languageInUrl: boolean
  config: PublicConfig
  /** Shows this failure instead of the page; `request` is then for `failurePath`. */
  failure?: ApiError
}

/** What a page said about itself while it rendered, and the breadcrumbs it shows. */
export type PageHead = Head & { trail: readonly Breadcrumb[] }

export type Rendered = { html: string; head: PageHead | null }

/** A page whose loaders are done: what it answers is settled, only how it is sent is open. */
export type LoadedPage = {
  status: number
  settings: PageSettings
  /** What loaders threw without meaning to: for the log. */
  unforeseen: unknown[]
  /** Headers that loaders and actions asked for. */
  headers: Headers
  state(): PageState
  /** True while a query that nobody awaited still runs. */
  isWaiting(): boolean
  /** False when a query failed, so that the page lacks something although it can be shown. */
  isComplete(): boolean
  /** Resolves when no query runs any more. */
  settled(): Promise<void>
  /** The whole page at once, with what is there now. */
  renderWhole(): Rendered
  /** Shell first, the rest as it comes. `onShell` may still fail; `onError` is called for what fails later. */
  renderStream(options: StreamOptions): Streamed
  /** Frees timers; call when the response has gone. */
  dispose(): void
}

export type StreamOptions = {
  nonce: string
  /** Constant script that goes out right behind the shell, before anything late. */
  bootstrap: string
  onShell(head: PageHead | null): void
  onShellError(error: unknown): void
  onError(error: unknown): void
}

export type Streamed = { pipe(destination: NodeJS.WritableStream): void; abort(reason: unknown): void }

// Every request has a store of its own, which nobody changes behind its back: freezing it through and through is a
// tenth of a page's time.
setAutoFreeze(false)

const { query, dataRoutes } = createStaticHandler(routes)

/** Route paths of pages for one shopper, which nobody else has a use for. */
export const personalPaths: string[] = (routes[0]?.children?.[0]?.children ?? []).flatMap(({ path, handle }) =>
  path && (handle as PageSettings).kind === 'personal' ? [path] : [],
)

const defaultSettings: PageSettings = { path: '*', kind: 'public', lights: 'down', namespaces: [] }

const settingsIn = (matches: readonly { route: { handle?: unknown } }[] | null) =>
  (matches?.at(-1)?.route.handle as PageSettings | undefined) ?? defaultSettings

/** The settings of the page that answers an address. */
export const settingsOf = (pathname: string): PageSettings => settingsIn(matchRoutes(routes, pathname))

const resourcesOf = (i18n: i18n, namespaces: readonly Namespace[]): Resources =>
  Object.fromEntries(
    ['common', 'errors', ...namespaces].map((namespace) => [
      namespace,
      i18n.getResourceBundle(i18n.language, namespace) as object,
    ]),
  )

const hydrationDataOf = ({ loaderData, actionData, errors }: StaticHandlerContext): PageState['router'] => ({
  loaderData,
  actionData,
  errors,
})

/**
 * What a loader threw on purpose keeps status and data; anything else was not foreseen and keeps nothing. A plain
 * object of the shape the router recognises, so that it is the same after its way through the page's state.
 */
const routeErrorOf = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { status: error.status, data: error.data as unknown, statusText: '', internal: false }
    : { status: 500, data: null, statusText: '', internal: false }

/** Runs the page's action and loaders; a Response is a redirect. */
export const loadPage = async (input: PageRequest): Promise<LoadedPage | Response> => {
  const { request, transport, i18n, preferences, languageInUrl, config, failure } = input
  const store = createStore({ transport })
  const app: App = { store, i18n, preferences, loadNamespaces: async () => {}, ...(failure ? { failure } : {}) }
  const result = await query(request, { requestContext: new RouterContextProvider(new Map([[appContext, app]])) })
  if (result instanceof Response) {
    store.dispatch(api.util.resetApiState())
    return result
  }
  const settings = settingsIn(result.matches)
  const thrown = Object.entries(result.errors ?? {})
  const unforeseen = thrown.flatMap(([, error]) => (isRouteErrorResponse(error) ? [] : [error as unknown]))
  if (result.errors) result.errors = Object.fromEntries(thrown.map(([id, error]) => [id, routeErrorOf(error)]))
  return { ...loadedPage({ store, result, settings, i18n, preferences, languageInUrl, config }), unforeseen }
}

type Loaded = {
  store: AppStore
  result: StaticHandlerContext
  settings: PageSettings
} & Pick<PageRequest, 'i18n' | 'preferences' | 'languageInUrl' | 'config'>

const loadedPage = ({
  store,
  result,
  settings,
  i18n,
  preferences,
  languageInUrl,
  config,
}: Loaded): Omit<LoadedPage, 'unforeseen'> => {
  const router = createStaticRouter(dataRoutes, result)
  const sessionInPage = api.endpoints.getSession.select({})(store.getState()).isSuccess
  const pageInfo: PageInfo = { preferences, languageInUrl, config, sessionInPage }
  const said: { head: Head | null; trail: readonly Breadcrumb[] } = { head: null, trail: [] }
  const headOf = (): PageHead | null => said.head && { ...said.head, trail: said.trail }

  const tree = (nonce: string | undefined, late: ReadonlySet<string>) => (
    <HeadContext value={(head) => void (said.head = head)}>
      <TrailContext value={(trail) => void (said.trail = trail)}>
        <AppRoot store={store} i18n={i18n} pageInfo={pageInfo} streaming={{ nonce, late }}>
          <StaticRouterProvider router={router} context={result} hydrate={false} />
        </AppRoot>
      </TrailContext>
    </HeadContext>
  )

  return {
    status: result.statusCode,
    settings,
    headers: mergeHeaders(result),
    state: () => ({
      preferences,
      languageInUrl,
      config,
      resources: resourcesOf(i18n, settings.namespaces),
      store: settledState(store),
      router: hydrationDataOf(result),
    }),
    isWaiting: () => lateKeys(store).size > 0,
    isComplete: () => !hasFailures(store),
    settled: async () => {
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    },
    renderWhole: () => ({ html: renderToString(tree(undefined, new Set())), head: headOf() }),
    renderStream: ({ nonce, bootstrap, onShell, onShellError, onError }) =>
      renderToPipeableStream(tree(nonce, lateKeys(store)), {
        nonce,
        bootstrapScriptContent: bootstrap,
        onShellReady: () => onShell(headOf()),
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
