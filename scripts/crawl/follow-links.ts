import { mapConcurrently, fetchPage, type FetchedPage } from './fetch-pages.ts'

/**
 * What counts as one page, in each language. Personal pages answer every parameter alike, so one of each path is
 * enough; and of a list with several filters at once, one of each set of filters, or months, venues and views would
 * multiply.
 */
const toVisitKey = (address: string, personalPaths: readonly string[]) => {
  const { origin, pathname, searchParams } = new URL(address)
  const page = `${origin}${pathname} ${searchParams.get('lng')}`
  if (personalPaths.some((path) => pathname.startsWith(path))) return page
  const filters = [...searchParams.keys()].filter((name) => name !== 'lng').toSorted()
  return filters.length > 1 ? `${page} ${filters.join(' ')}` : address
}

/**
 * Follows every link of this shop, from the addresses given to whatever they lead to; `known` pages are not fetched
 * again.
 */
export const followLinks = async (
  start: readonly string[],
  known: ReadonlyMap<string, FetchedPage>,
  personalPaths: readonly string[],
): Promise<Map<string, FetchedPage>> => {
  const { origin } = new URL(start[0]!)
  const visited = new Map<string, FetchedPage>()
  let batch = [...start]
  while (batch.length > 0) {
    const visits = await mapConcurrently(batch, async (address) => known.get(address) ?? (await fetchPage(address)))
    for (const [index, fetchedPage] of visits.entries())
      visited.set(toVisitKey(batch[index]!, personalPaths), fetchedPage)
    const next = visits.flatMap(({ facts, location }) => [...(facts?.links ?? []), ...(location ? [location] : [])])
    const newUrls = new Map(
      next
        .filter((address) => address.startsWith(`${origin}/`))
        .map((address) => [toVisitKey(address, personalPaths), address]),
    )
    batch = [...newUrls].filter(([key]) => !visited.has(key)).map(([, address]) => address)
  }
  return visited
}
