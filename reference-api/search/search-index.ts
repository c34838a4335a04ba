import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connect.ts'
import type { Locale } from '../domain/locale.ts'
import { getCatalogueVersion } from './get-catalogue-version.ts'
import { loadEventDocuments } from './load-event-documents.ts'
import { createFullTextIndex, type FullTextIndex } from './full-text-index.ts'
import { loadArticleDocuments, loadPageDocuments, loadProductDocuments } from './other-documents.ts'

/** Returns the full-text index of a language for the current catalogue. */
export type SearchIndex = (locale: Locale) => Promise<FullTextIndex>

/** `ready` is the last complete index, at most one version old. */
type IndexEntry = { version: string; index: Promise<FullTextIndex>; ready?: FullTextIndex | undefined }

/** Milliseconds a query waits for a rebuild when there is an older index. */
const rebuildTimeoutMs = 1_000

const sources = [loadEventDocuments, loadProductDocuments, loadPageDocuments, loadArticleDocuments]

const buildIndex = async (db: Db, locale: Locale) => {
  const documents = await Promise.all(sources.map((loadDocuments) => loadDocuments(db, locale)))
  return createFullTextIndex(documents.flat())
}

const awaitIndex = ({ index, ready }: IndexEntry): Promise<FullTextIndex> =>
  ready ? Promise.race([index, wait(rebuildTimeoutMs, ready, { ref: false })]) : index

/**
 * Each process has its own index in memory. The first query builds it, and a changed catalogue rebuilds it within a
 * fraction of a second. The version is read before the rows, so an index is never considered newer than it is.
 */
export const createSearchIndex = (db: Db): SearchIndex => {
  const entries = new Map<Locale, IndexEntry>()
  return async (locale) => {
    const version = await getCatalogueVersion(db)
    const currentEntry = entries.get(locale)
    if (currentEntry?.version === version) return awaitIndex(currentEntry)
    const newEntry: IndexEntry = { version, index: buildIndex(db, locale), ready: currentEntry?.ready }
    entries.set(locale, newEntry)
    newEntry.index.then(
      (index) => (newEntry.ready = index),
      () => entries.get(locale) === newEntry && entries.delete(locale),
    )
    return awaitIndex(newEntry)
  }
}
