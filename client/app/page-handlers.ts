import { createStaticHandler, data, type RouteObject } from 'react-router-dom'
import { routes } from './routes.tsx'

/** All routes with the ids that the browser's router gives them, too. */
const [rootRoute] = createStaticHandler(routes).dataRoutes as RouteObject[]
const [pageRoute] = rootRoute?.children ?? []

const throwNotFound = () => {
  throw data(null, { status: 404 })
}

/** The route of a page that the shop does not have. Its code is not loaded, and the browser's router knows its id. */
const toMissingRoute = ({ id, path, handle }: RouteObject): RouteObject => ({ id, path, handle, loader: throwNotFound })

/** Routes and handler of one page: to match one route takes a tenth of the time that all take. */
const createPageHandler = (path: string, isMissing: boolean) => {
  const children = pageRoute?.children
    ?.filter((route) => route.path === path)
    .map((route) => (isMissing ? toMissingRoute(route) : route))
  const pageRoutes = [{ ...rootRoute, children: [{ ...pageRoute, children }] }] as RouteObject[]
  return createStaticHandler(pageRoutes)
}

export type PageHandler = ReturnType<typeof createPageHandler>

const pageHandlers = new Map<string, PageHandler>()

export const getPageHandler = (path: string, isMissing: boolean): PageHandler => {
  const key = `${isMissing} ${path}`
  const handler = pageHandlers.get(key) ?? createPageHandler(path, isMissing)
  pageHandlers.set(key, handler)
  return handler
}
