import { fileUrl, type Site } from './site.ts'

/** Not pages, or without end. */
const others = ['/bff/', '/search']

/**
 * `GET /robots.txt`. `personalPaths` are route paths; what follows a parameter in one is cut. A shop that is not to be
 * found refuses everything.
 */
export const writeRobots = (personalPaths: readonly string[], indexing: boolean, site: Site): string => {
  if (!indexing) return 'User-agent: *\nDisallow: /\n'
  const beginnings = [...personalPaths.map((path) => path.replace(/:.*/, '')), ...others].toSorted()
  const needed = beginnings.filter(
    (path) => !beginnings.some((shorter) => shorter !== path && path.startsWith(shorter)),
  )
  const lines = [...new Set(needed)].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${fileUrl(site, '/sitemap.xml')}`, ''].join('\n')
}
