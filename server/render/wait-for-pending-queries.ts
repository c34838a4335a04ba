import type { LoadedPage } from '#client/entry-server.tsx'
import { endsInTime } from './ends-in-time.ts'

/** In milliseconds. A query that ends within this time need not be streamed. */
const maxIdleMs = 4

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
