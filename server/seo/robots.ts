import { buildFileUrl, type Site } from './site.ts'

/** Not pages, or without end. */
const alwaysDisallowed = ['/bff/', '/search']

/**
 * `GET /robots.txt`. `personalPaths` are route paths; what follows a parameter in one is cut. A shop that is not to be
 * found refuses everything.
 */
export const renderRobots = (personalPaths: readonly string[], indexing: boolean, site: Site): string => {
  if (!indexing) return 'User-agent: *\nDisallow: /\n'
  const prefixes = [...personalPaths.map((path) => path.replace(/:.*/, '')), ...alwaysDisallowed].toSorted()
  const shortestPrefixes = prefixes.filter(
    (path) => !prefixes.some((shorter) => shorter !== path && path.startsWith(shorter)),
  )
  const lines = [...new Set(shortestPrefixes)].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${buildFileUrl(site, '/sitemap.xml')}`, ''].join('\n')
}
