import path from 'node:path'
import type { RequestHandler, Response } from 'express'
import type { i18n } from 'i18next'
import type { Logger } from 'pino'
import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import { defaultPreferences, type Language } from '#shared/rules/preferences.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../http/errors.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { fetchEvent } from '../../features/catalogue/event-queries.ts'
import { createDiskCache } from '../../images/disk-cache.ts'
import { createImageCache } from '../../images/image-cache.ts'
import { createConcurrencyLimiter } from '../../limits/concurrency-limiter.ts'
import { listClientNetworks, type IpNetwork } from '../../limits/ip-group.ts'
import { createOriginalLoader } from '../../images/original-loader.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import type { CurrentRequest } from '../../upstream/current-request.ts'
import { drawBrandImage, drawEventImage, type EventImageText } from './draw-social-image.ts'
import { getBrandImagePath, getImageVersion, parseSocialImagePath } from './social-image-path.ts'
import type { TextOutliner } from './text-outliner.ts'

type SocialImagesDeps = {
  config: Config
  api: Pick<CommerceApi, 'readCached' | 'has'>
  i18n: i18n
  log: Pick<Logger, 'warn'>
  metrics: Pick<Metrics, 'recordUpstreamCall' | 'recordCacheLookup'>
  currentRequest: Pick<CurrentRequest, 'getId'>
}

const cacheBytes = 128 * 2 ** 20
const lifetimeMs = 30 * 24 * 60 * 60_000
const yearSeconds = 365 * 24 * 60 * 60

/**
 * At most one image is drawn at a time, and few wait. Laying out its texts blocks the event loop for a tenth of a
 * second.
 */
const maxConcurrent = 1
const maxQueued = 20

const sendImage = (response: Response, bytes: Buffer, isCurrent: boolean) => {
  response.set({
    'Content-Type': 'image/jpeg',
    'Cache-Control': isCurrent ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=300',
    // Other sites embed these images.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.send(bytes)
}

/** `GET /share/…`: the image for link previews of an event or of the brand, 1200 by 630 pixels. */
export const createSocialImages = ({
  config,
  api,
  i18n,
  log,
  metrics,
  currentRequest,
}: SocialImagesDeps): RequestHandler => {
  const load = createOriginalLoader({ config, metrics, currentRequest })
  const cacheImage = createImageCache({
    disk: createDiskCache({ folder: path.join(config.imageCacheDir, 'share'), maxBytes: cacheBytes, lifetimeMs }),
    limiter: createConcurrencyLimiter(maxConcurrent, maxQueued),
    log,
    onLookup: (outcome) => metrics.recordCacheLookup('social-images', outcome),
  })
  let textOutliner: Promise<TextOutliner> | undefined
  /** Loads its libraries with the first image: they and their compressed fonts take ten megabytes. */
  const getTextOutliner = () =>
    (textOutliner ??= import('./text-outliner.ts').then(({ createTextOutliner }) => createTextOutliner()))

  const toImageText = (event: EventListItem, language: Language): EventImageText => {
    const t = i18n.getFixedT(language, 'events')
    const { weekday, day, month, doors, starts } = event.date
    const { eventState, availability } = saleRules[event.status]
    const isStatusShown = eventState !== 'scheduled' || availability === 'SoldOut'
    return {
      name: event.name,
      weekday,
      day,
      month,
      place: t('place', event.venue),
      time: doors ? t('doorsAt', { time: doors }) : t('time', { time: starts }),
      statusLabel: isStatusShown ? t(`status.${event.status}`) : null,
    }
  }

  const loadPoster = async ({ image }: EventListItem) => {
    if (!image) return undefined
    return load(image.src).catch((error: unknown) => {
      if (hasStatus(error, 404)) return undefined
      throw error
    })
  }

  const getBrandImage = (language: Language, networks: readonly IpNetwork[]) =>
    cacheImage(`px-live.${language}.1.jpg`, networks, async () =>
      drawBrandImage(await getTextOutliner(), i18n.getFixedT(language, 'common')('footer.line')),
    )

  const getEventImage = (event: EventListItem, language: Language, networks: readonly IpNetwork[]) =>
    cacheImage(`${event.slug}.${language}.${getImageVersion(event, language)}.jpg`, networks, async () =>
      drawEventImage(await getTextOutliner(), toImageText(event, language), await loadPoster(event)),
    )

  return async (request, response, next) => {
    const requestedImage = parseSocialImagePath(request.path)
    if (!requestedImage || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const { slug, language } = requestedImage
    const networks = listClientNetworks(request.ip, config.ipv6Factors)
    if (slug === null)
      return sendImage(
        response,
        await getBrandImage(language, networks),
        getBrandImagePath(language).endsWith(`=${String(request.query.v)}`),
      )
    try {
      const { event } = await fetchEvent(api, language, slug)
      const listItem = toEventListItem(event, { ...defaultPreferences, language, currency: config.currencies[0] })
      sendImage(
        response,
        await getEventImage(listItem, language, networks),
        request.query.v === getImageVersion(listItem, language),
      )
    } catch (error) {
      if (hasStatus(error, 404) || (error instanceof AppError && error.status === 404)) return next()
      log.warn({ err: error, slug }, 'social image not drawn')
      response
        .status(503)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': '5' })
        .type('text/plain')
        .send('Temporarily unavailable')
    }
  }
}
