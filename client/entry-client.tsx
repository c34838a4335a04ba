import './styles/global.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { addCurrencies, loadCurrencies } from '#shared/wire/page-currencies.ts'
import { pickParameters } from '#shared/rules/paths/pick-parameters.ts'
import type { Session } from '#shared/api/identity/identity-schemas.ts'
import { api } from './data/api.ts'
import { appContext, type AppContext } from './routing/app-context.ts'
import { AppRoot } from './app/app-root.tsx'
import { createHttpTransport } from './data/http-transport.ts'
import { createBrowserI18n } from './i18n/i18n.ts'
import { queueMutations } from './data/queue-mutations.ts'
import { receiveStreamedQueries } from './data/receive-streamed-queries.ts'
import { createNamespaceLoader } from './i18n/create-namespace-loader.ts'
import type { PageState } from './data/page-state.ts'
import type { TypedFields } from './app/restore-typed-values.ts'
import { trackPreviousPath } from './app/track-previous-path.ts'
import { routes } from './app/routes.tsx'
import { createStore } from './data/store.ts'

declare global {
  /**
   * Set by the inline bootstrap script. `session` is the session request that the script has already sent; `stop` ends
   * the script's handling of Back, forms and steppers. `isLeaving` is set once Back has begun to load another page.
   */
  var stagedoor: (TypedFields & { session?: Promise<Session | null>; stop: () => void; isLeaving?: 1 }) | undefined
}

const readPageState = async (): Promise<PageState> => {
  const json = document.getElementById('page-state')!.textContent
  const pageState = JSON.parse(json) as PageState
  addCurrencies(pageState.config.currencies)
  await loadCurrencies(json)
  return pageState
}

/** Loads the code of this page before hydration, so that the page does not flash. */
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

/**
 * Leaves only parameters in the URL that the page reads, as the server did before it rendered. So links do not repeat
 * others, such as those of a campaign, and lists have the server's values.
 */
const removeForeignParameters = ({ parameters, search = '' }: PageState) => {
  const url = new URL(location.href)
  url.search = pickParameters(`${search}&${url.search.slice(1)}`, parameters).toString()
  history.replaceState(history.state, '', url)
}

/** Lets the browser handle input between evaluating the scripts and using them. */
const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

const hydrate = async () => {
  await waitForNextTask()
  const pageState = await readPageState()
  const { preferences, isLanguageInUrl, config, resources, store: preloaded, router: hydrationData } = pageState
  const i18n = createBrowserI18n(preferences.language, resources)
  const getSession = () => api.endpoints.getSession.select({})(store.getState())
  const transport = queueMutations(
    createHttpTransport(
      fetch.bind(globalThis),
      () => getSession().data?.id,
      isLanguageInUrl ? preferences.language : undefined,
    ),
  )
  const store = createStore({ transport }, preloaded)
  const streamedKeys = receiveStreamedQueries(store)
  const isSessionKnown = getSession().isSuccess

  const [session] = await Promise.all([globalThis.stagedoor?.session, loadMatchedRoutes()])
  if (session && !isSessionKnown) void store.dispatch(api.util.upsertQueryData('getSession', {}, session))

  // The router would start on the new URL without the code of its page, and empty this one.
  if (globalThis.stagedoor?.isLeaving) return

  const app: AppContext = { store, i18n, preferences, loadNamespaces: createNamespaceLoader(i18n) }
  removeForeignParameters(pageState)
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => new RouterContextProvider(new Map([[appContext, app]])),
  })
  trackPreviousPath(router, store)

  // React handles every event from this call on: it first hydrates what the event needs.
  globalThis.stagedoor?.stop()
  // A transition hydrates in short tasks.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app')!,
      <AppRoot
        store={store}
        i18n={i18n}
        pageInfo={{ preferences, isLanguageInUrl, config, isSessionKnown }}
        streaming={{ nonce: undefined, streamedKeys }}
      >
        <RouterProvider router={router} />
      </AppRoot>,
    )
  })
  // If this fails to load, the page keeps what it has.
  await import('./app/start-after-hydration.ts').then(
    ({ startAfterHydration }) => startAfterHydration(app, router, routes),
    () => {},
  )
}

// Not awaited, which would be a deadlock: `hydrate` waits for the page's code, and that code waits for this module.
void hydrate()
