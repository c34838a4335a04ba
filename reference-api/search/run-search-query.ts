import type { SearchQueryResult } from '#shared/wire/search.ts'
import type { Db } from '../db/connect.ts'
import { findProducts } from '../store/catalogue/products.ts'
import type { Locale } from '../domain/locale.ts'
import type { SearchQuery } from './search-schemas.ts'
import { countFacets, matchesFilters } from './facets.ts'
import type { SearchMatch } from './full-text-index.ts'
import { presentHit } from './present-hit.ts'
import { parseQueryWords } from './query-tree.ts'
import type { SearchIndex } from './search-index.ts'

/** Maximum number of hits over all pages, as in the hosted index. */
const maxReachableHits = 1000

type QueryDeps = { db: Db; search: SearchIndex; now: () => Date }

const toParams = ({ indexName: _indexName, ...params }: SearchQuery) => {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()
}

/** Events and products of one page of hits with current stock and prices, by id. */
const findHitProducts = async (db: Db, matches: readonly SearchMatch[]) => {
  const ids = matches.flatMap(({ document: { id } }) =>
    /^(event|product)-/.test(id) ? [id.slice(id.indexOf('-') + 1)] : [],
  )
  return new Map((await findProducts(db, 'id', ids)).map((product) => [product.id, product]))
}

/** Runs one query on the index of one language. */
export const runSearchQuery = async (
  query: SearchQuery,
  locale: Locale,
  { db, search, now: clock }: QueryDeps,
): Promise<SearchQueryResult> => {
  const started = performance.now()
  const now = clock()
  const {
    query: text,
    page,
    hitsPerPage,
    facets,
    facetFilters,
    removeWordsIfNoResults,
    highlightPreTag: pre,
    highlightPostTag: post,
  } = query
  const index = await search(locale)
  const textMatches = index.search(text, { now, allOptional: removeWordsIfNoResults === 'allOptional' })
  const matches = textMatches.filter(({ document }) => matchesFilters(document, facetFilters))
  const pageMatches = matches.slice(0, maxReachableHits).slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const products = await findHitProducts(db, pageMatches)
  const words = parseQueryWords(text)
  const hits = pageMatches.flatMap(({ document, terms }) => {
    const product = products.get(document.id.slice(document.id.indexOf('-') + 1))
    // The row was deleted after the index was built.
    if (!product && (document.type === 'event' || document.type === 'product')) return []
    return [presentHit(document, product, { query: words, terms: new Set(terms), pre, post }, { locale, now })]
  })
  return {
    index: query.indexName,
    hits,
    nbHits: matches.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(matches.length, maxReachableHits) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    ...(facets.length > 0
      ? {
          facets: countFacets(
            matches.map(({ document }) => document),
            facets,
          ),
        }
      : {}),
    query: text,
    params: toParams(query),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  }
}
