import type { SearchResult } from '#shared/wire/search.ts'
import type { Db } from '../db/connect.ts'
import { findProducts } from '../store/catalogue/products.ts'
import type { Locale } from '../domain/locale.ts'
import type { SearchQuery } from './search-schemas.ts'
import { countFacets, passes } from './facets.ts'
import type { Found } from './full-text.ts'
import { presentHit } from './present-hit.ts'
import { queryWords } from './query-tree.ts'
import type { SearchIndex } from './search-index.ts'

/** Nobody leafs further than this, in the hosted index either. */
const reachable = 1000

type Work = { db: Db; search: SearchIndex; now: () => Date }

const paramsOf = ({ indexName: _indexName, ...params }: SearchQuery) => {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString()
}

/** Nights and goods of one page of hits with their stock and prices of this moment; by id. */
const productsOf = async (db: Db, found: readonly Found[]) => {
  const ids = found.flatMap(({ document: { id } }) =>
    /^(event|product)-/.test(id) ? [id.slice(id.indexOf('-') + 1)] : [],
  )
  return new Map((await findProducts(db, 'id', ids)).map((product) => [product.id, product]))
}

/** Answers one query over the index of one language. */
export const answerQuery = async (
  query: SearchQuery,
  locale: Locale,
  { db, search, now: clock }: Work,
): Promise<SearchResult> => {
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
  const matching = index.find(text, { now, allOptional: removeWordsIfNoResults === 'allOptional' })
  const found = matching.filter(({ document }) => passes(document, facetFilters))
  const shown = found.slice(0, reachable).slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const products = await productsOf(db, shown)
  const words = queryWords(text)
  const hits = shown.flatMap(({ document, terms }) => {
    const product = products.get(document.id.slice(document.id.indexOf('-') + 1))
    // Deleted since the index was made.
    if (!product && (document.type === 'event' || document.type === 'product')) return []
    return [presentHit(document, product, { query: words, terms: new Set(terms), pre, post }, { locale, now })]
  })
  return {
    index: query.indexName,
    hits,
    nbHits: found.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(found.length, reachable) / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    ...(facets.length > 0
      ? {
          facets: countFacets(
            found.map(({ document }) => document),
            facets,
          ),
        }
      : {}),
    query: text,
    params: paramsOf(query),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  }
}
