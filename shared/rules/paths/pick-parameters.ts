/**
 * Keeps the parameters of a query string that have these names: the first value of each, in the given order. No link or
 * form of the shop repeats a parameter (`scripts/crawl/crawl.test.ts`), and no page reads a second value.
 */
export const pickParameters = (search: string, names: readonly string[]): URLSearchParams => {
  const known = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search))
    if (names.includes(name) && !known.has(name)) known.append(name, value)
  return known
}
