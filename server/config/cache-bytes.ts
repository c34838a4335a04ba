const mebibyte = 2 ** 20

/**
 * The most bytes that each cache of a process holds. Those of text take up to three times as much in the heap, so
 * together they must leave most of it free: `--max-old-space-size` in the Dockerfile (ADR 0063).
 */
export const cacheBytes = {
  /** Whole pages with their compressed forms, outside the heap. */
  pages: 32 * mebibyte,
  /** Sitemaps and feeds, in the same form. */
  documents: 16 * mebibyte,
  /** Responses of the commerce API, by the size of their text. */
  apiResponses: 16 * mebibyte,
  /** Responses of public endpoints, with those of the API that they were made from, by the size of their JSON. */
  bffResponses: 16 * mebibyte,
  /** Responses of the search index. */
  searches: 4 * mebibyte,
  /** HTML of the CMS before and after it was sanitised. */
  sanitisedHtml: 4 * mebibyte,
}
