import type { Request } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'
import { completePageParameter } from '#shared/rules/paths/complete-page-parameter.ts'

/** In milliseconds. A query that ends within this time need not be streamed. */
const maxWaitMs = 4

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i

/**
 * Whether a page is sent only with all its data: to crawlers, which read a page once and run no scripts, and to a
 * browser without JavaScript, which follows the link in the place of a late list.
 */
export const isSentWhole = (request: Request) =>
  request.query[completePageParameter] !== undefined || crawlers.test(request.get('user-agent') ?? '')

/**
 * Waits a moment for pending queries; for a page that is sent whole, until they have ended. A page streams anyway when
 * its list is late, so it need not wait once more.
 */
export const waitForPendingQueries = async (
  page: Pick<LoadedPage, 'hasPendingQueries' | 'hasLateList' | 'waitForQueries'>,
  { sendsWhole }: { sendsWhole: boolean },
) => {
  if (!page.hasPendingQueries() || (page.hasLateList() && !sendsWhole)) return
  await (sendsWhole ? page.waitForQueries() : Promise.race([page.waitForQueries(), delay(maxWaitMs)]))
}
