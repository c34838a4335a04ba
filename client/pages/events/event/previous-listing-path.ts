/**
 * The target of "back to the list": the listing the shopper came from, with its filters; undefined after any other
 * page.
 */
export const getPreviousListingPath = (previousPath: string | null): string | undefined => {
  if (previousPath === null) return undefined
  const [pathname, search] = previousPath.split('?', 2)
  if (pathname !== '/whats-on') return undefined
  const parameters = new URLSearchParams(search)
  // Removes `lng`, because links of the shop add the language themselves.
  parameters.delete('lng')
  const rest = parameters.toString()
  return rest ? `/whats-on?${rest}` : '/whats-on'
}
