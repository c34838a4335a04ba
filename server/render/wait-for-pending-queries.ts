import type { Request } from 'express'
import type { LoadedPage } from '#client/entry-server.tsx'
import { completePageParameter } from '#shared/rules/paths/complete-page-parameter.ts'
import { endsInTime } from './ends-in-time.ts'

/** In milliseconds. A query that ends within this time need not be streamed. */
const maxIdleMs = 4

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
  await (sendsWhole ? page.waitForQueries() : endsInTime(page.waitForQueries(), maxIdleMs))
}
