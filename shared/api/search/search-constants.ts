// Apart from the schemas, so that the browser needs no zod.

/** The filters of a search, in the order of its address and its page. */
export const facetNames = ['type', 'venue', 'month', 'genre'] as const

export type FacetName = (typeof facetNames)[number]

/** In characters; the rest of a longer query is ignored. */
export const maxQueryLength = 200
