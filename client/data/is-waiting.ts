import type { AppState } from './store-types.ts'

type Entry = { status?: string; data?: unknown } | undefined

const isPending = (entry: Entry) => entry?.status === 'pending'

/**
 * True while the shopper waits for an answer: for data that is not there at all yet, or for something they have done.
 */
export const isWaiting = ({ api }: Pick<AppState, 'api'>): boolean =>
  Object.values(api.queries as Record<string, Entry>).some((entry) => isPending(entry) && entry?.data === undefined) ||
  Object.values(api.mutations as Record<string, Entry>).some(isPending)
