import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isSlowConnection } from '../data/fetch-defaults.ts'
import type { PageSettings } from '../routing/page-settings.ts'

type PrefetchOptions = {
  routes: RouteObject[]
  loadNamespaces(namespaces: readonly string[]): Promise<void>
}

/** Fetches code and texts of the page at a path, not its data, once per route. A failed fetch is tried again. */
export const createPagePrefetcher = ({ routes, loadNamespaces }: PrefetchOptions) => {
  const started = new Set<RouteObject>()

  const prefetchRoute = async (route: RouteObject) => {
    if (typeof route.lazy !== 'function' || started.has(route)) return
    started.add(route)
    const { namespaces } = route.handle as PageSettings
    await Promise.all([route.lazy(), loadNamespaces(namespaces)]).catch(() => started.delete(route))
  }

  return async (pathname: string) => {
    await Promise.all((matchRoutes(routes, pathname) ?? []).map(({ route }) => prefetchRoute(route)))
  }
}

/** The link around `target` if it opens a page of this shop in this tab; otherwise undefined. */
const findLocalLink = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === location.origin && !link.target && !link.download ? link : undefined
}

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const

/** Prefetches a page when the shopper hovers over or focuses its link, except in data-saving mode. */
export const prefetchPages = (options: PrefetchOptions) => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (isSlowConnection(connection)) return
  const prefetchPath = createPagePrefetcher(options)
  const handleIntent = ({ target }: Event) => {
    const link = findLocalLink(target)
    if (link) void prefetchPath(link.pathname)
  }
  for (const eventName of intentEvents) document.addEventListener(eventName, handleIntent, { passive: true })
}
