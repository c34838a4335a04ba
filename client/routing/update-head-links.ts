/**
 * Updates the canonical and alternate links after a navigation in the browser, because a phone's share button shares
 * the canonical URL. Removes the structured data of the previous page. Crawlers load each URL anew and read what the
 * server wrote.
 */
export const updateHeadLinks = (canonicalPath: string | undefined) => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!canonicalPath || !canonical) return
  const toUpdatedHref = (href: string) => {
    const url = new URL(canonicalPath, href)
    const language = new URL(href).searchParams.get('lng')
    if (language) url.searchParams.set('lng', language)
    return url.href
  }
  if (toUpdatedHref(canonical.href) === canonical.href) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]'))
    link.href = toUpdatedHref(link.href)
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}
