import { forAll, visit, type Visit } from './fetch-pages.ts'

/**
 * What counts as one page, in each language. Personal pages answer every parameter alike, so one of each path is
 * enough; and of a list with several filters at once, one of each set of filters, or months, venues and views would
 * multiply.
 */
const asVisited = (address: string, personal: readonly string[]) => {
  const { origin, pathname, searchParams } = new URL(address)
  const page = `${origin}${pathname} ${searchParams.get('lng')}`
  if (personal.some((path) => pathname.startsWith(path))) return page
  const filters = [...searchParams.keys()].filter((name) => name !== 'lng').toSorted()
  return filters.length > 1 ? `${page} ${filters.join(' ')}` : address
}

/**
 * Follows every link of this shop, from the addresses given to whatever they lead to; `known` pages are not fetched
 * again.
 */
export const followLinks = async (
  start: readonly string[],
  known: ReadonlyMap<string, Visit>,
  personal: readonly string[],
): Promise<Map<string, Visit>> => {
  const { origin } = new URL(start[0]!)
  const seen = new Map<string, Visit>()
  let wave = [...start]
  while (wave.length > 0) {
    const visits = await forAll(wave, async (address) => known.get(address) ?? (await visit(address)))
    for (const [index, made] of visits.entries()) seen.set(asVisited(wave[index]!, personal), made)
    const next = visits.flatMap(({ facts, location }) => [...(facts?.links ?? []), ...(location ? [location] : [])])
    const fresh = new Map(
      next
        .filter((address) => address.startsWith(`${origin}/`))
        .map((address) => [asVisited(address, personal), address]),
    )
    wave = [...fresh].filter(([key]) => !seen.has(key)).map(([, address]) => address)
  }
  return seen
}
