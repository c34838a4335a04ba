import type { Request } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'

/** What nobody awaited but is all but there need not be streamed. Milliseconds. */
const settleTimeMs = 4

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i

/** Gives late queries a moment; crawlers, which read a page once and run no scripts, wait for all of them. */
export const waitForPendingQueries = async (page: LoadedPage, request: Request) => {
  if (!page.hasPendingQueries()) return
  const isCrawler = crawlers.test(request.get('user-agent') ?? '')
  await (isCrawler ? page.waitForQueries() : Promise.race([page.waitForQueries(), delay(settleTimeMs)]))
}
