import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { cacheBytes } from '../config/cache-bytes.ts'
import { createPageCache, type CachedPage } from '../render/page-cache.ts'
import { sendCachedResponse } from '../render/send-cached-response.ts'
import { createSharedCalls } from '../upstream/shared-calls.ts'

/** A document with a file name for browsers that save it. Otherwise they use the last part of its path. */
type NamedDocument = { text: string; fileName: string }

/** Generates the text of a path; resolves to undefined when there is no such document. */
export type DocumentGenerator = {
  type: string
  generate: (path: string) => Promise<string | NamedDocument | undefined>
}

type CachedDocumentsOptions = {
  /** Returns the generator of a path. For undefined, the handler passes the request on. */
  findGenerator: (path: string) => DocumentGenerator | undefined
  /** In seconds. Older documents are still sent while a new one is generated. */
  freshSeconds: number
  log: Pick<Logger, 'warn'>
}

const sendUnavailable = (response: Response) =>
  response
    .status(503)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
    .type('text/plain')
    .send('Temporarily unavailable')

/**
 * Serves documents that need many calls, and that crawlers request at any time. Generates and compresses each document
 * once for all requests, and caches it.
 */
export const createCachedDocuments = ({ findGenerator, freshSeconds, log }: CachedDocumentsOptions): RequestHandler => {
  const cache = createPageCache(Math.max(1, freshSeconds), Date.now, cacheBytes.documents)
  const shareCall = createSharedCalls<CachedPage | undefined>()

  const generateAndStore = async (path: string, { type, generate }: DocumentGenerator) => {
    const generated = await generate(path)
    if (generated === undefined) return undefined
    const { text, fileName } = typeof generated === 'string' ? { text: generated, fileName: undefined } : generated
    const headers = {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
      Vary: 'Accept-Encoding',
      ...(fileName === undefined ? {} : { 'Content-Disposition': `inline; filename="${fileName}"` }),
    }
    await cache.set(path, text, headers, { compressesNow: true })
    return cache.get(path)
  }

  const generate = (path: string, generator: DocumentGenerator) =>
    shareCall(path, () => generateAndStore(path, generator))

  return async (request, response, next) => {
    const { path, method } = request
    const generator = method === 'GET' || method === 'HEAD' ? findGenerator(path) : undefined
    if (!generator) return next()
    try {
      const cachedDocument = cache.get(path)
      const document = cachedDocument ?? (await generate(path, generator))
      if (!document) return next()
      sendCachedResponse(request, response, document)
      if (!cache.isFresh(document)) await generate(path, generator)
    } catch (error) {
      log.warn({ err: error, path }, 'SEO file not generated')
      if (!response.headersSent) sendUnavailable(response)
    }
  }
}
