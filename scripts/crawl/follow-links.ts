import { mapConcurrently, fetchPage, type FetchedPage } from './fetch-pages.ts'

/**
 * The key of a URL; the crawl visits each key once in each language. The key of a personal page is its path. The key of
 * a list with several filters contains the names of the filters without values, because months, venues and views would
 * multiply. The key of any other page is its URL.
 */
const toVisitKey = (url: string, personalPaths: readonly string[]) => {
  const { origin, pathname, searchParams } = new URL(url)
  const page = `${origin}${pathname} ${searchParams.get('lng')}`
  if (personalPaths.some((path) => pathname.startsWith(path))) return page
  const filters = [...searchParams.keys()].filter((name) => name !== 'lng').toSorted()
  return filters.length > 1 ? `${page} ${filters.join(' ')}` : url
}

/**
 * Follows all links of the shop from the start URLs. Does not load pages in `known` again. Pages in `unread` are
 * neither loaded nor in the result.
 */
export const followLinks = async (
  start: readonly string[],
  known: ReadonlyMap<string, FetchedPage>,
  personalPaths: readonly string[],
  unread: ReadonlySet<string>,
): Promise<Map<string, FetchedPage>> => {
  const { origin } = new URL(start[0]!)
  const visited = new Map<string, FetchedPage>()
  let batch = [...start]
  while (batch.length > 0) {
    const visits = await mapConcurrently(batch, async (url) => known.get(url) ?? (await fetchPage(url)))
    for (const [index, fetchedPage] of visits.entries())
      visited.set(toVisitKey(batch[index]!, personalPaths), fetchedPage)
    const next = visits.flatMap(({ facts, location }) => [...(facts?.links ?? []), ...(location ? [location] : [])])
    const newUrls = new Map(
      next
        .filter((url) => url.startsWith(`${origin}/`) && !unread.has(url))
        .map((url) => [toVisitKey(url, personalPaths), url]),
    )
    batch = [...newUrls].filter(([key]) => !visited.has(key)).map(([, url]) => url)
  }
  return visited
}
