import './styles/global.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { Session } from '#shared/api/identity/identity-schemas.ts'
import { api } from './data/api.ts'
import { appContext, type App } from './routing/app-context.ts'
import { AppRoot } from './app/app-root.tsx'
import { keepDataFresh } from './data/keep-data-fresh.ts'
import { createHttpTransport } from './data/http-transport.ts'
import { createBrowserI18n } from './i18n/i18n.ts'
import { inOrder } from './data/in-order.ts'
import { receiveLateEntries } from './data/late-entries.ts'
import { createNamespaceLoader } from './i18n/load-namespaces.ts'
import type { PageState } from './data/page-state.ts'
import { preloadPages } from './app/preload-pages.ts'
import { rememberPaths } from './app/remember-paths.ts'
import { routes } from './app/routes.tsx'
import { createStore } from './data/store.ts'

declare global {
  /**
   * What the inline bootstrap left behind: the session it has already asked for, and what it does on Back until there
   * is a router.
   */
  var stagedoor: { session?: Promise<Session | null>; left?: () => void } | undefined
}

const readPageState = (): PageState => JSON.parse(document.getElementById('page-state')!.textContent) as PageState

/** The code of this page must be here before hydration, or the page would flash. */
const loadMatchedRoutes = async () => {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const module = await route.lazy()
      Object.assign(route, module, { lazy: undefined })
    }),
  )
}

const hydrate = async () => {
  const { preferences, languageInUrl, config, resources, store: preloaded, router: hydrationData } = readPageState()
  const i18n = createBrowserI18n(preferences.language, resources)
  const transport = inOrder(
    createHttpTransport(fetch.bind(globalThis), languageInUrl ? preferences.language : undefined),
  )
  const store = createStore({ transport }, preloaded)
  const late = receiveLateEntries(store)
  const sessionInPage = api.endpoints.getSession.select({})(store.getState()).isSuccess

  const [session] = await Promise.all([globalThis.stagedoor?.session, loadMatchedRoutes()])
  if (session && !sessionInPage) void store.dispatch(api.util.upsertQueryData('getSession', {}, session))

  const app: App = { store, i18n, preferences, loadNamespaces: createNamespaceLoader(i18n) }
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  })
  if (globalThis.stagedoor?.left) removeEventListener('popstate', globalThis.stagedoor.left)
  keepDataFresh(store)
  rememberPaths(router, store)
  preloadPages({ routes, loadNamespaces: app.loadNamespaces })

  hydrateRoot(
    document.getElementById('app')!,
    <AppRoot
      store={store}
      i18n={i18n}
      pageInfo={{ preferences, languageInUrl, config, sessionInPage }}
      streaming={{ nonce: undefined, late }}
    >
      <RouterProvider router={router} />
    </AppRoot>,
  )
}

await hydrate()
