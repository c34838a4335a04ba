import { parsePage, type PageFacts } from './parse-page.ts'

/** `facts` and `html` are there for pages that were answered with 200; `location` for those that lead elsewhere. */
export type FetchedPage = { address: string; status: number; location?: string; html?: string; facts?: PageFacts }

/** Long enough for a page that waits behind others on a busy machine. */
const timeoutMs = 30_000

export const fetchPage = async (address: string): Promise<FetchedPage> => {
  // Crawlers wait for what is late on a page; nothing of a page is streamed to them.
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': 'stagedoor-crawl (bot)' },
  })
  const html = await response.text()
  const location = response.headers.get('location')
  const isPage = response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
  return {
    address,
    status: response.status,
    ...(location ? { location: new URL(location, address).href } : {}),
    ...(isPage ? { html, facts: parsePage(html, address) } : {}),
  }
}

/** Does some work for all, a few at a time, in their order. */
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

/** Every page address of the sitemap that robots.txt names. */
export const fetchSitemapUrls = async (url: string): Promise<string[]> => {
  const text = async (address: string) => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}`)
    return response.text()
  }
  const [, index] = /^Sitemap: (\S+)$/m.exec(await text(`${url}/robots.txt`)) ?? []
  if (!index) throw new Error('robots.txt names no sitemap')
  const parts = await Promise.all(parseLocations(await text(index)).map(text))
  return parts.flatMap((xml) =>
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!.replaceAll('&amp;', '&')),
  )
}
