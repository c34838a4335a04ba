import type { AppState } from './store-types.ts'

type CacheEntry = { status?: string; data?: unknown } | undefined

const isPending = (entry: CacheEntry) => entry?.status === 'pending'

/** True while a query without data or any mutation runs. A refetch does not count. */
export const hasPendingRequests = ({ api }: Pick<AppState, 'api'>): boolean =>
  Object.values(api.queries as Record<string, CacheEntry>).some(
    (entry) => isPending(entry) && entry?.data === undefined,
  ) || Object.values(api.mutations as Record<string, CacheEntry>).some(isPending)
