/** The parameters of a query string with these names: the first value of each, in the given order. */
export const keepParameters = (search: string, names: readonly string[]): URLSearchParams => {
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search))
    if (names.includes(name) && !kept.has(name)) kept.append(name, value)
  return kept
}
