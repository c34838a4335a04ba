/** In seconds. */
const retryAfter = 5

/** Additional headers of a page whose status reports a failed dependency; none for other pages. */
export const createDegradedPageHeaders = (status: number): Record<string, string> => ({
  ...(status >= 500 ? { 'Cache-Control': 'private, no-store' } : {}),
  ...(status === 503 ? { 'Retry-After': String(retryAfter) } : {}),
})
