import { LRUCache } from 'lru-cache'
import MiniSearch, { type SearchResult } from 'minisearch'
import { toIndexedTerms } from './normalise-word.ts'
import { createQueryTree, parseQueryWords, type MatchMode } from './query-tree.ts'
import { scoreMatch } from './score-match.ts'
import type { SearchDocument } from './search-document.ts'

/** `terms` are the normalised words of the document that matched. */
export type SearchMatch = { document: SearchDocument; terms: string[] }

export type FullTextIndex = {
  /**
   * Best match first; events of equal score by date. An empty query finds everything. With `allOptional` a document
   * matches although it lacks words of the query.
   */
  search(query: string, options: { now: Date; allOptional: boolean }): SearchMatch[]
}

const indexedFields = ['title', 'relatedNames', 'summary', 'text']

const maxRecentQueries = 50

const strict: MatchMode = { extraTypos: 0, combineWith: 'AND' }
const forgiving: MatchMode = { extraTypos: 1, combineWith: 'AND' }
const optional: MatchMode = { extraTypos: 0, combineWith: 'OR' }

const isVisible = ({ endsAt, shownFrom }: SearchDocument, now: Date) =>
  (endsAt === null || endsAt > now) && (shownFrom === null || shownFrom <= now)

/** Events by date, then everything else by name. */
const compareByDate = (one: SearchMatch, other: SearchMatch) =>
  (one.document.startsAt?.getTime() ?? Infinity) - (other.document.startsAt?.getTime() ?? Infinity) ||
  one.document.title.localeCompare(other.document.title) ||
  (one.document.id < other.document.id ? -1 : 1)

const rankMatches = (matches: (SearchMatch & { score: number })[]) =>
  matches.toSorted((one, other) => other.score - one.score || compareByDate(one, other))

/** Builds the search engine over documents, in slices, so that requests are handled in between. */
export const createFullTextIndex = async (documents: SearchDocument[]): Promise<FullTextIndex> => {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const engine = new MiniSearch<SearchDocument>({
    fields: indexedFields,
    tokenize: toIndexedTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  })
  await engine.addAllAsync(documents, { chunkSize: 20 })

  /** A page of results needs a query for each selected facet, all with the same text. */
  const recentMatches = new LRUCache<string, SearchMatch[]>({ max: maxRecentQueries })

  const runEngine = (query: string, words: string[], mode: MatchMode): SearchMatch[] => {
    const key = JSON.stringify([mode, query])
    const known = recentMatches.get(key)
    if (known) return known
    const matches = engine.search(createQueryTree(query, mode)).map(({ id, match, terms }: SearchResult) => {
      const document = byId.get(id as string)!
      return { document, terms, score: scoreMatch(words, document, match) }
    })
    const ranked = rankMatches(matches)
    recentMatches.set(key, ranked)
    return ranked
  }

  return {
    search: (query, { now, allOptional }) => {
      const words = parseQueryWords(query)
      if (words.length === 0) {
        if (query.trim() !== '') return []
        return documents
          .filter((document) => isVisible(document, now))
          .map((document): SearchMatch => ({ document, terms: [] }))
          .toSorted(compareByDate)
      }
      for (const mode of allOptional && words.length > 1 ? [strict, forgiving, optional] : [strict, forgiving]) {
        const found = runEngine(query, words, mode).filter(({ document }) => isVisible(document, now))
        if (found.length > 0) return found
      }
      return []
    },
  }
}
