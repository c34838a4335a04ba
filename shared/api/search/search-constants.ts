// Separate from the schemas, so that the browser bundle does not contain zod.

/** The filters of a search, in the order of URL and page. */
export const facetNames = ['type', 'venue', 'month', 'genre'] as const

export type FacetName = (typeof facetNames)[number]

/** In characters. A longer query is cut. */
export const maxQueryLength = 200
