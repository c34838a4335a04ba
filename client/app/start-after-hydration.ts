import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import { setUpRefetching } from '../data/set-up-refetching.ts'
import type { AppContext } from '../routing/app-context.ts'
import { closeLeftPopovers } from './close-left-popovers.ts'
import { prefetchPages } from './prefetch-pages.ts'
import { reportLeftAdditions } from './report-left-additions.ts'
import { rememberTypedValues } from './remember-typed-values.ts'
import { restoreTypedValues } from './restore-typed-values.ts'

/** A module of its own: no page needs this code before it is hydrated. */
export const startAfterHydration = (
  app: AppContext,
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
) => {
  setUpRefetching(app.store)
  prefetchPages({ routes, loadNamespaces: app.loadNamespaces })
  reportLeftAdditions(app, router)
  rememberTypedValues(app.store, router, restoreTypedValues())
  closeLeftPopovers()
}
