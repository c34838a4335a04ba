import type { MatchedPageSettings } from '#client/entry-server.tsx'
import { pickParameters } from '#shared/rules/paths/pick-parameters.ts'
import { parametersOfEveryPage } from '#shared/rules/paths/parameters-of-every-page.ts'

/**
 * Appends path and query of a request target to the shop's own URL, as text. URL resolution would let `//host`,
 * `/\host` or the absolute form change the host.
 */
export const resolvePageUrl = (target: string, publicUrl: string): URL => {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '').replace(/^[/\\]*/, '/')
  const url = new URL(new URL(publicUrl).origin + path)
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  return url
}

type Settings = Pick<MatchedPageSettings, 'kind' | 'parameters' | 'listSearch'>

/** The parameters of a query that the route reads; those of a list as its parser reads them. */
export const pickRouteParameters = (search: string, { parameters, listSearch }: Omit<Settings, 'kind'>) => {
  const known = pickParameters(search, parameters)
  return listSearch ? replaceOwnParameters(known, listSearch.parse(known)) : known
}

/** Keeps the parameters of every page, and replaces those of the page. */
export const replaceOwnParameters = (search: URLSearchParams, ownSearch: string) => {
  const replaced = new URLSearchParams(ownSearch)
  for (const [name, value] of search) if (parametersOfEveryPage.includes(name)) replaced.append(name, value)
  return replaced
}

/**
 * The URL that a page may read and repeat in its links: it contains only the parameters of the route. All shoppers
 * share a public page. So its URL contains no message to one of them (`done`), and no language that the request does
 * not set.
 */
export const pickPageParameters = (
  url: URL,
  { kind, parameters, listSearch }: Settings,
  isLanguageInUrl: boolean,
): URL => {
  const shared = parametersOfEveryPage.filter((name) => (name === 'lng' ? isLanguageInUrl : kind === 'personal'))
  const known = new URL(url)
  known.search = pickRouteParameters(url.search, { parameters: [...shared, ...parameters], listSearch }).toString()
  return known
}
