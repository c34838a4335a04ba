import type { PageSettings } from '#client/entry-server.tsx'
import { keepParameters } from '#shared/rules/keep-parameters.ts'
import { parametersOfEveryPage } from '#shared/rules/parameters-of-every-page.ts'

/**
 * Appends path and query of a request target to the shop's own URL. Joins them as text: resolving `//host`, `/\host` or
 * the absolute form would change the host.
 */
export const resolvePageUrl = (target: string, publicUrl: string): URL => {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '').replace(/^[/\\]*/, '/')
  const url = new URL(new URL(publicUrl).origin + path)
  url.pathname = url.pathname.replace(/^\/{2,}/, '/')
  return url
}

/**
 * The address that a page may read and repeat in its links: with the parameters of its route only. A public page is for
 * all shoppers, so it has no message (`done`) of one, and no language that does not apply.
 */
export const withKnownParameters = (
  url: URL,
  { kind, parameters }: Pick<PageSettings, 'kind' | 'parameters'>,
  languageInUrl: boolean,
): URL => {
  const shared = parametersOfEveryPage.filter((name) => (name === 'lng' ? languageInUrl : kind === 'personal'))
  const known = new URL(url)
  known.search = keepParameters(url.search, [...shared, ...parameters]).toString()
  return known
}
