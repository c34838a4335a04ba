import type { i18n } from 'i18next'
import { createContext, type RouterContextProvider } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { ServerQueries } from '../data/server-data.ts'
import type { AppStore } from '../data/store.ts'

/** The context of loaders and actions: one per request on the server, one per document in the browser. */
export type AppContext = {
  store: AppStore
  /** Only on the server, which loads data without RTK Query's thunks. */
  serverQueries?: ServerQueries
  i18n: i18n
  preferences: Preferences
  /** Set when the server could not serve the request and renders the failure page. */
  failure?: ApiError
  /** Loads namespaces that the page did not bring along; does nothing on the server, which has all of them. */
  loadNamespaces(namespaces: readonly string[]): Promise<void>
}

export const appContext = createContext<AppContext>()

/** The router types its context loosely; only this function casts it. */
export const getAppContext = (context: unknown): AppContext =>
  (context as Readonly<RouterContextProvider>).get(appContext)
