import { z } from 'zod'

/** The query length limit of the hosted index. */
const maxQueryLength = 512

const filter = z.string().max(200)

/** The supported parameters of the query protocol; other parameters are rejected. */
export const searchParameters = z.strictObject({
  query: z.string().max(maxQueryLength).default(''),
  page: z.int().min(0).max(1000).default(0),
  hitsPerPage: z.int().min(0).max(100).default(20),
  facets: z.array(z.string().max(50)).max(10).default([]),
  facetFilters: z
    .array(z.union([filter, z.array(filter).max(20)]))
    .max(20)
    .default([]),
  highlightPreTag: z.string().max(20).default('<em>'),
  highlightPostTag: z.string().max(20).default('</em>'),
  removeWordsIfNoResults: z.enum(['none', 'allOptional']).default('none'),
  /** Clients send these parameters, which have no effect here. */
  attributesToRetrieve: z.array(z.string().max(100)).max(50).optional(),
  attributesToHighlight: z.array(z.string().max(100)).max(50).optional(),
  analytics: z.boolean().optional(),
  clickAnalytics: z.boolean().optional(),
})

const searchQuery = searchParameters.extend({ indexName: z.string().min(1).max(100) })
export type SearchQuery = z.output<typeof searchQuery>

export const searchQueries = z.object({
  requests: z.array(searchQuery).min(1).max(10),
  strategy: z.literal('none').optional(),
})

export const indexPath = z.object({ index: z.string().min(1).max(100) })
