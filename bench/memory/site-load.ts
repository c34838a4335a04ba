import { fetchSitemapUrls, mapConcurrently } from '#scripts/crawl/fetch-pages.ts'
import { rateLimitVariables } from '#server/config/config-rate-limits.ts'
import { takeEachOnce, sendRequests, type LoadRequest } from './send-requests.ts'

/** One IP address sends all requests of the benchmark, and the machine is busy. */
export const benchmarkLimits: Record<string, string> = {
  ...Object.fromEntries(Object.keys(rateLimitVariables).map((name) => [name, '1000000/1m'])),
  REQUESTS_IN_PROGRESS_IP: '1000',
  REQUESTS_IN_PROGRESS: '1000',
  API_CALLS_IP: '1000',
  HOLD_TICKETS_IP: '100000',
  HOLD_BASKETS_IP: '100000',
  REDIS_TIMEOUT_MS: '5000',
  UPSTREAM_TIMEOUT_MS: '20000',
}

export const pageHeaders = { 'accept-encoding': 'br, gzip', accept: 'text/html' }
const pictureHeaders = { accept: 'image/avif,image/webp,*/*' }

const toLocal = (url: string) => url.slice(new URL(url).origin.length)

export type Site = { pages: LoadRequest[]; pictures: LoadRequest[] }

/** All pages of the sitemap, and their pictures in the width that browsers without `srcset` load. */
export const listSite = async (shop: string): Promise<Site> => {
  const paths = (await fetchSitemapUrls(shop)).map(toLocal)
  const pictures = new Set<string>()
  await mapConcurrently(paths, async (path) => {
    const html = await (await fetch(shop + path)).text()
    for (const [, src] of html.matchAll(/<img[^>]* src="(\/_next\/image[^"]+)"/g))
      pictures.add(src!.replaceAll('&amp;', '&'))
  })
  return {
    pages: paths.map((path) => ({ path, headers: pageHeaders })),
    pictures: [...pictures].map((path) => ({ path, headers: pictureHeaders })),
  }
}

/** Opens every page, then every picture, as a crawler does. */
export const crawl = async (shop: string, { pages, pictures }: Site) => {
  await sendRequests(shop, takeEachOnce(pages), 6)
  await sendRequests(shop, takeEachOnce(pictures), 6)
}

/** Returns 0 to 1, the same numbers in each run. */
const createRandom = () => {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** The share of each kind of request, of 100. */
const mix = { popular: 79, anyPage: 6, session: 5, basket: 3, account: 1, search: 1, picture: 5 }

/** Endless requests as shoppers send them: mostly popular pages, which are cached. */
export const createMix = ({ pages, pictures }: Site, shopper: Record<string, string>): (() => LoadRequest) => {
  const random = createRandom()
  const pick = (requests: readonly LoadRequest[]) => requests[Math.floor(random() * requests.length)]!
  const headers = { ...pageHeaders, ...shopper }
  const popular = pages.filter((_page, index) => index % 20 === 0)
  const kinds: Record<keyof typeof mix, () => LoadRequest> = {
    popular: () => pick(popular),
    anyPage: () => pick(pages),
    session: () => ({ path: '/bff/session', headers }),
    basket: () => ({ path: '/bff/basket', headers }),
    account: () => ({ path: '/account', headers }),
    search: () => ({ path: `/search?q=${Math.floor(random() * 1e6).toString(36)}`, headers: pageHeaders }),
    picture: () => pick(pictures),
  }
  const deck = Object.entries(mix).flatMap(([kind, share]) => Array<keyof typeof mix>(share).fill(kind as never))
  return () => kinds[deck[Math.floor(random() * deck.length)]!]()
}

/** The first `count` requests of an endless series. */
export const takeRequests = (count: number, next: () => LoadRequest) => {
  let sent = 0
  return () => (sent++ < count ? next() : undefined)
}
