import type { i18n } from 'i18next'
import { createContext, type RouterContextProvider } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import type { AppStore } from '../data/store.ts'

/** What loaders and actions get, on the server one per request, in the browser one per document. */
export type AppContext = {
  store: AppStore
  i18n: i18n
  preferences: Preferences
  /** Set when the server could not serve a request at all and shows a page about it instead. */
  failure?: ApiError
  /** Fetches the texts of an area that this page did not bring along; a no-op on the server, where all are there. */
  loadNamespaces(namespaces: readonly string[]): Promise<void>
}

export const appContext = createContext<AppContext>()

/** The router types its context loosely; this is the one place that says what it is. */
export const getAppContext = (context: unknown): AppContext =>
  (context as Readonly<RouterContextProvider>).get(appContext)
