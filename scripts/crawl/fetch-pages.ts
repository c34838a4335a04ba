import { parsePage, type PageFacts } from './parse-page.ts'

/** `facts` and `html` are set for pages with status 200, `location` for redirects. */
export type FetchedPage = { url: string; status: number; location?: string; html?: string; facts?: PageFacts }

const timeoutMs = 30_000

export const fetchPage = async (url: string): Promise<FetchedPage> => {
  // The server does not stream to a bot, so the page is complete.
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': 'stagedoor-crawl (bot)' },
  })
  const html = await response.text()
  const location = response.headers.get('location')
  const isPage = response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
  return {
    url,
    status: response.status,
    ...(location ? { location: new URL(location, url).href } : {}),
    ...(isPage ? { html, facts: parsePage(html, url) } : {}),
  }
}

/** Runs a task for every item, `concurrency` at a time. Resolves to the results in the order of the items. */
export const mapConcurrently = async <T, R>(
  items: readonly T[],
  task: (item: T) => Promise<R>,
  concurrency = 6,
): Promise<R[]> => {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await task(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

const parseLocations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!.replaceAll('&amp;', '&'))

/** The page URLs of the sitemap that robots.txt names. Throws when the status of one of the files is not 200. */
export const fetchSitemapUrls = async (url: string): Promise<string[]> => {
  const text = async (url: string) => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} responds with ${response.status}`)
    return response.text()
  }
  const [, index] = /^Sitemap: (\S+)$/m.exec(await text(`${url}/robots.txt`)) ?? []
  if (!index) throw new Error('robots.txt names no sitemap')
  const parts = await Promise.all(parseLocations(await text(index)).map(text))
  return parts.flatMap((xml) =>
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!.replaceAll('&amp;', '&')),
  )
}
