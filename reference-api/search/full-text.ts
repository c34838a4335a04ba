import MiniSearch, { type SearchResult } from 'minisearch'
import { indexedTerms } from './fold.ts'
import { queryTree, queryWords, type Leniency } from './query-tree.ts'
import type { SearchDocument } from './search-document.ts'

/** `terms` are the words of the document, as they are compared, that made it a match. */
export type Found = { document: SearchDocument; terms: string[] }

export type FullText = {
  /**
   * Best first; nights of equal worth by date. An empty query finds everything. `allOptional` lets words be missing
   * rather than find nothing.
   */
  find(query: string, options: { now: Date; allOptional: boolean }): Found[]
}

const boost = { title: 6, about: 3, summary: 1.5, text: 1 }

/** How finely hits are told apart by their worth; within a step the sooner night comes first. */
const steps = 8

const strict: Leniency = { extraTypos: 0, combineWith: 'AND' }
const forgiving: Leniency = { extraTypos: 1, combineWith: 'AND' }
const optional: Leniency = { extraTypos: 0, combineWith: 'OR' }

const isShown = ({ endsAt, shownFrom }: SearchDocument, now: Date) =>
  (endsAt === null || endsAt > now) && (shownFrom === null || shownFrom <= now)

/** Nights by date, then everything else by name. */
const byDate = (one: Found, other: Found) =>
  (one.document.startsAt?.getTime() ?? Infinity) - (other.document.startsAt?.getTime() ?? Infinity) ||
  one.document.title.localeCompare(other.document.title) ||
  (one.document.id < other.document.id ? -1 : 1)

const ranked = (found: (Found & { score: number })[]) => {
  const best = Math.max(...found.map(({ score }) => score))
  const step = ({ score }: { score: number }) => Math.round((score / best) * steps)
  return found.toSorted((one, other) => step(other) - step(one) || byDate(one, other) || 0)
}

/** The engine over some documents. Built in slices, so that requests are answered in between. */
export const createFullText = async (documents: SearchDocument[]): Promise<FullText> => {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const engine = new MiniSearch<SearchDocument>({
    fields: Object.keys(boost),
    tokenize: indexedTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost },
  })
  await engine.addAllAsync(documents, { chunkSize: 20 })

  const search = (query: string, leniency: Leniency, now: Date) =>
    engine.search(queryTree(query, leniency)).flatMap(({ id, score, terms }: SearchResult) => {
      const document = byId.get(id as string)!
      return isShown(document, now) ? [{ document, terms, score }] : []
    })

  return {
    find: (query, { now, allOptional }) => {
      const words = queryWords(query)
      if (words.length === 0) {
        if (query.trim() !== '') return []
        return documents
          .filter((document) => isShown(document, now))
          .map((document): Found => ({ document, terms: [] }))
          .toSorted(byDate)
      }
      for (const leniency of allOptional && words.length > 1 ? [strict, forgiving, optional] : [strict, forgiving]) {
        const found = search(query, leniency, now)
        if (found.length > 0) return ranked(found)
      }
      return []
    },
  }
}
