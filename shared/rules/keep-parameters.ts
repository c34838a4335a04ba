/** The parameters of a query string with these names: the first value of each, in the given order. */
export const keepParameters = (search: string, names: readonly string[]): URLSearchParams => {
  const known = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search))
    if (names.includes(name) && !known.has(name)) known.append(name, value)
  return known
}
