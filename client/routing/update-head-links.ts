/**
 * After a navigation in the browser: canonical and translations of the page that is now shown (phones share the
 * canonical address), and no structured data of the one that was. Crawlers load each address anew and read what the
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
