import { buildFileUrl, type Site } from './site.ts'

/** These URLs are no pages, or endlessly many. */
const alwaysDisallowed = ['/bff/', '/search']

/**
 * `GET /robots.txt`. `personalPaths` are route paths; they are cut at their first parameter. An optional parameter is
 * cut with its slash, because the page exists without it, too. Without `indexing` the file disallows everything.
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
