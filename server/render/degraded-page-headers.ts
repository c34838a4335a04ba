import type { LoadedPage } from '#client/entry-server.tsx'

/** In seconds. */
const defaultRetryAfter = 5

/** Additional headers of a page that reports a limit or a failed dependency; none for other pages. */
export const createDegradedPageHeaders = ({
  status,
  retryAfter = status === 503 ? defaultRetryAfter : undefined,
}: Pick<LoadedPage, 'status' | 'retryAfter'>): Record<string, string> => ({
  ...(status >= 500 ? { 'Cache-Control': 'private, no-store' } : {}),
  ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
})
