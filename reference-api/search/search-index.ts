import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connect.ts'
import type { Locale } from '../domain/locale.ts'
import { catalogueVersion } from './catalogue-version.ts'
import { eventDocuments } from './event-documents.ts'
import { createFullText, type FullText } from './full-text.ts'
import { articleDocuments, pageDocuments, productDocuments } from './other-documents.ts'

/** The full-text index of each language, as the catalogue is now. */
export type SearchIndex = (locale: Locale) => Promise<FullText>

/** `ready` is the last index that is done, at most one version behind. */
type Built = { version: string; index: Promise<FullText>; ready?: FullText | undefined }

/** Milliseconds that a search waits for an index that is being made anew, while there is an older one. */
const patience = 1_000

const sources = [eventDocuments, productDocuments, pageDocuments, articleDocuments]

const build = async (db: Db, locale: Locale) => {
  const documents = await Promise.all(sources.map((read) => read(db, locale)))
  return createFullText(documents.flat())
}

const soon = ({ index, ready }: Built): Promise<FullText> =>
  ready ? Promise.race([index, wait(patience, ready, { ref: false })]) : index

/**
 * Each process has its own index in memory, made when it is first asked for and anew when the catalogue has changed: a
 * few hundred documents take a fraction of a second. The version is read before the rows, so an index is never taken
 * for newer than it is.
 */
export const createSearchIndex = (db: Db): SearchIndex => {
  const built = new Map<Locale, Built>()
  return async (locale) => {
    const version = await catalogueVersion(db)
    const known = built.get(locale)
    if (known?.version === version) return soon(known)
    const fresh: Built = { version, index: build(db, locale), ready: known?.ready }
    built.set(locale, fresh)
    fresh.index.then(
      (index) => (fresh.ready = index),
      () => built.get(locale) === fresh && built.delete(locale),
    )
    return soon(fresh)
  }
}
