import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { createPageCache, type CachedPage } from '../render/page-cache.ts'
import { sendCachedPage } from '../render/send-cached-page.ts'

/** Makes the text of a path, or says that there is none. */
export type DocumentMaker = { type: string; make: (path: string) => Promise<string | undefined> }

type KeptDocuments = {
  /** Which maker answers a path; undefined passes the request on. */
  makerOf: (path: string) => DocumentMaker | undefined
  /** How long a document is sent as it is. Older ones are sent too, while they are made anew. */
  freshSeconds: number
  log: Pick<Logger, 'warn'>
}

const unavailable = (response: Response) =>
  response
    .status(503)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
    .type('text/plain')
    .send('Temporarily unavailable')

/**
 * Documents that take many calls to make and that crawlers fetch whenever they like: made once for all who ask, kept,
 * compressed once.
 */
export const createKeptDocuments = ({ makerOf, freshSeconds, log }: KeptDocuments): RequestHandler => {
  const kept = createPageCache(Math.max(1, freshSeconds))
  const underway = new Map<string, Promise<CachedPage | undefined>>()

  const makeNow = async (path: string, { type, make }: DocumentMaker) => {
    const text = await make(path)
    if (text === undefined) return undefined
    await kept.set(path, text, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
      Vary: 'Accept-Encoding',
    })
    return kept.get(path)
  }

  const make = (path: string, maker: DocumentMaker) => {
    const running = underway.get(path)
    if (running) return running
    const started = makeNow(path, maker).finally(() => underway.delete(path))
    underway.set(path, started)
    return started
  }

  return async (request, response, next) => {
    const { path, method } = request
    const maker = method === 'GET' || method === 'HEAD' ? makerOf(path) : undefined
    if (!maker) return next()
    try {
      const held = kept.get(path)
      const document = held ?? (await make(path, maker))
      if (!document) return next()
      sendCachedPage(request, response, document)
      if (!kept.isFresh(document)) await make(path, maker)
    } catch (error) {
      log.warn({ err: error, path }, 'a document for machines could not be made')
      if (!response.headersSent) unavailable(response)
    }
  }
}
