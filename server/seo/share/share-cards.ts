import path from 'node:path'
import type { RequestHandler, Response } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import { defaultPreferences, type Language } from '#shared/rules/preferences.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/errors.ts'
import { eventCard } from '../../features/catalogue/event-card.ts'
import { findEvent } from '../../features/catalogue/event-queries.ts'
import { createDiskCache } from '../../images/disk-cache.ts'
import { createKeptPictures } from '../../images/kept-pictures.ts'
import { createLimiter } from '../../images/limiter.ts'
import { createOriginalLoader } from '../../images/load-original.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { RequestIds } from '../../upstream/request-ids.ts'
import { drawBrandCard, drawEventCard, type EventWords } from './draw-card.ts'
import { brandCardPath, cardVersion, readCardPath } from './share-path.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

export type ShareCardsDeps = {
  config: Config
  api: Pick<CommerceApi, 'read'>
  i18n: i18n
  log: Pick<Logger, 'warn'>
  metrics: Pick<Metrics, 'called' | 'cacheAsked'>
  requestIds: Pick<RequestIds, 'current'>
}

const cacheBytes = 128 * 2 ** 20
const lifetimeMs = 30 * 24 * 60 * 60_000
const aYear = 365 * 24 * 60 * 60

/** One card at a time, and few in line: setting type takes a tenth of a second of the thread that answers everybody. */
const atOnce = 1
const inLine = 20

const send = (response: Response, bytes: Buffer, isCurrent: boolean) => {
  response.set({
    'Content-Type': 'image/jpeg',
    'Cache-Control': isCurrent ? `public, max-age=${aYear}, immutable` : 'public, max-age=300',
    // Made to be shown by other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.send(bytes)
}

/** `GET /share/…`: the picture that goes with a shared link, 1200 by 630; a night's own, or the brand's. */
export const createShareCards = ({ config, api, i18n, log, metrics, requestIds }: ShareCardsDeps): RequestHandler => {
  const load = createOriginalLoader({ config, metrics, requestIds })
  const keep = createKeptPictures({
    disk: createDiskCache({ folder: path.join(config.imageCacheDir, 'share'), maxBytes: cacheBytes, lifetimeMs }),
    limit: createLimiter(atOnce, inLine),
    log,
    onLook: (outcome) => metrics.cacheAsked('share cards', outcome),
  })
  let typesetter: Promise<Typesetter> | undefined
  const typeset = () => (typesetter ??= createTypesetter())

  const wordsOf = (event: EventCard, language: Language): EventWords => {
    const t = i18n.getFixedT(language, 'events')
    const { weekday, day, month, doors, starts } = event.date
    const { happens, availability } = saleRules[event.status]
    const isWorthSaying = happens !== 'scheduled' || availability === 'SoldOut'
    return {
      name: event.name,
      weekday,
      day,
      month,
      place: t('place', event.venue),
      time: doors ? t('doorsAt', { time: doors }) : t('time', { time: starts }),
      slip: isWorthSaying ? t(`status.${event.status}`) : null,
    }
  }

  const posterOf = async ({ image }: EventCard) => {
    if (!image) return undefined
    return load(image.src).catch((error: unknown) => {
      if (hasStatus(error, 404)) return undefined
      throw error
    })
  }

  const brandCard = (language: Language) =>
    keep(`px-live.${language}.1.jpg`, async () =>
      drawBrandCard(await typeset(), i18n.getFixedT(language, 'common')('footer.line')),
    )

  const nightsCard = (event: EventCard, language: Language) =>
    keep(`${event.slug}.${language}.${cardVersion(event, language)}.jpg`, async () =>
      drawEventCard(await typeset(), wordsOf(event, language), await posterOf(event)),
    )

  return async (request, response, next) => {
    const wanted = readCardPath(request.path)
    if (!wanted || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const { slug, language } = wanted
    if (slug === null)
      return send(response, await brandCard(language), brandCardPath(language).endsWith(`=${String(request.query.v)}`))
    try {
      const { event } = await findEvent(api, language, slug)
      const shown = eventCard(event, { ...defaultPreferences, language })
      send(response, await nightsCard(shown, language), request.query.v === cardVersion(shown, language))
    } catch (error) {
      if (hasStatus(error, 404) || (error instanceof AppError && error.status === 404)) return next()
      log.warn({ err: error, slug }, 'a share card could not be made')
      response
        .status(503)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
        .type('text/plain')
        .send('Temporarily unavailable')
    }
  }
}
