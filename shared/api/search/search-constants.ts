// This file is separate from the schemas, so that the browser's bundle does not contain zod.

/** The filters of a search, in the order of URL and page. */
export const facetNames = ['type', 'venue', 'month', 'genre'] as const

export type FacetName = (typeof facetNames)[number]

/** In characters. The server truncates longer queries. */
export const maxQueryLength = 200
