import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { SearchDetailsExtension } from './extensions/search-details.ts'

export const Highlight = z.object({
  value: z.string(),
  matchLevel: z.enum(['none', 'partial', 'full']),
  matchedWords: z.array(z.string()),
})
export type Highlight = z.infer<typeof Highlight>

/** A record of the search index; each language has its own index. `date` is the start of an event. */
export const SearchHit = z
  .object({
    objectID: z.string(),
    slug: z.string(),
    resources: z.object({ location: z.string(), description: z.string() }),
    attributes: z.object({ product_name: z.string(), venue_names: z.array(z.string()) }),
    date: z.string().nullable(),
    ...ContentLanguageExtension.shape,
    _highlightResult: z.object({
      resources: z.object({ description: Highlight }),
      attributes: z.object({ product_name: Highlight, venue_names: z.array(Highlight) }),
    }),
  })
  .extend(SearchDetailsExtension.shape)
export type SearchHit = z.infer<typeof SearchHit>

/** One result of the query protocol; pages count from 0. */
export const SearchQueryResult = z.object({
  index: z.string(),
  hits: z.array(SearchHit),
  nbHits: z.int().nonnegative(),
  page: z.int(),
  nbPages: z.int().nonnegative(),
  hitsPerPage: z.int(),
  exhaustiveNbHits: z.boolean(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  query: z.string(),
  params: z.string(),
  processingTimeMS: z.int(),
})
export type SearchQueryResult = z.infer<typeof SearchQueryResult>

export const SearchQueryResults = z.object({ results: z.array(SearchQueryResult) })
