import type { Request } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'

/** Milliseconds: a query that ends within them need not be streamed. */
const maxWaitMs = 4

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i

/**
 * Waits a moment for pending queries. Crawlers read a page once and run no scripts, so it waits for all queries for
 * them.
 */
export const waitForPendingQueries = async (page: LoadedPage, request: Request) => {
  if (!page.hasPendingQueries()) return
  const isCrawler = crawlers.test(request.get('user-agent') ?? '')
  await (isCrawler ? page.waitForQueries() : Promise.race([page.waitForQueries(), delay(maxWaitMs)]))
}
