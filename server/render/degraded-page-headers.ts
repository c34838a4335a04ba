/** Seconds after which a page that could not be shown is worth another try. */
const retryAfter = 5

/**
 * What a page says besides its status when something behind it failed; nothing for pages that are as they should be.
 */
export const degradedPageHeaders = (status: number): Record<string, string> => ({
  ...(status >= 500 ? { 'Cache-Control': 'private, no-store' } : {}),
  ...(status === 503 ? { 'Retry-After': String(retryAfter) } : {}),
})
