import type { Request } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'

/** What nobody awaited but is all but there need not be streamed. Milliseconds. */
const grace = 4

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i

/** Gives late queries a moment; crawlers, which read a page once and run no scripts, wait for all of them. */
export const waitForLateParts = async (page: LoadedPage, request: Request) => {
  if (!page.isWaiting()) return
  const isCrawler = crawlers.test(request.get('user-agent') ?? '')
  await (isCrawler ? page.settled() : Promise.race([page.settled(), pause(grace)]))
}
