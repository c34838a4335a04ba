import { buildFileUrl, type Site } from './site.ts'

/** No pages, or endless ones. */
const alwaysDisallowed = ['/bff/', '/search']

/**
 * `GET /robots.txt`. `personalPaths` are route paths, cut at their first parameter; at an
 * optional one without its slash, because the page is there without it, too. With `indexing` off it disallows
 * everything.
 */
export const renderRobots = (personalPaths: readonly string[], indexing: boolean, site: Site): string => {
  if (!indexing) return 'User-agent: *\nDisallow: /\n'
  const prefixes = [...personalPaths.map((path) => path.replace(/\/:\w+\?.*|:.*/, '')), ...alwaysDisallowed].toSorted()
  const shortestPrefixes = prefixes.filter(
    (path) => !prefixes.some((shorter) => shorter !== path && path.startsWith(shorter)),
  )
  const lines = [...new Set(shortestPrefixes)].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${buildFileUrl(site, '/sitemap.xml')}`, ''].join('\n')
}
