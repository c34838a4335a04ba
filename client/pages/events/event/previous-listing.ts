/**
 * Where "back to the list" leads: the listing the shopper came from, with its filters, or undefined if they came from
 * elsewhere.
 */
export const previousListing = (previousPath: string | null): string | undefined => {
  if (previousPath === null) return undefined
  const [pathname, search] = previousPath.split('?', 2)
  if (pathname !== '/whats-on') return undefined
  const parameters = new URLSearchParams(search)
  // Links of the shop add it themselves where it belongs.
  parameters.delete('lng')
  const rest = parameters.toString()
  return rest ? `/whats-on?${rest}` : '/whats-on'
}
