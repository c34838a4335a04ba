import type { Request } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'

/** In milliseconds. A query that ends within this time need not be streamed. */
const maxWaitMs = 4

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i

/**
 * Waits a moment for pending queries. For crawlers it waits for all queries, because they read a page once and run no
 * scripts.
 */
export const waitForPendingQueries = async (page: LoadedPage, request: Request) => {
  if (!page.hasPendingQueries()) return
  const isCrawler = crawlers.test(request.get('user-agent') ?? '')
  await (isCrawler ? page.waitForQueries() : Promise.race([page.waitForQueries(), delay(maxWaitMs)]))
}
