import type { z } from 'zod'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { RunningOrder } from '#shared/wire/catalogue.ts'
import { formatLongDate, formatLongDateTime, formatShortDateTime } from '../../presentation/event-date.ts'
import { toImage, findImageByRole } from '../../presentation/images.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import { isFromEarlierDay } from '../../presentation/venue-day.ts'
import type { EventInformationResource, StorefrontProductResource } from '../../upstream/resources/catalogue.ts'
import type { LocationResource } from '../../upstream/resources/locations.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { toEventStructuredData } from './event-structured-data.ts'
import { presentVariants } from './present-variants.ts'

type Product = z.infer<typeof StorefrontProductResource>

/** Parses the JSON text of the attribute. When it is malformed, the page has no running order. */
const parseRunningOrder = (text: string | undefined) => {
  try {
    return RunningOrder.parse(JSON.parse(text ?? '[]')).map(({ what, ...entry }) => ({ label: what, ...entry }))
  } catch {
    return []
  }
}

const readAttributes = ({ attributes }: Product) => new Map(attributes.map(({ code, value }) => [code, value]))

/** The date and venue of an event before it was moved, and the start of sale when tickets are not on sale yet. */
const presentChanges = (event: EventInformationResource, { language }: Preferences) => {
  const { saleStatus, onSaleFrom, previousStartsAt, previousVenue, dates } = event
  const opensAt = saleRules[saleStatus].priceInAdvance ? onSaleFrom : null
  return {
    onSaleFrom: opensAt && formatLongDateTime(opensAt, dates.timeZone, language),
    onSaleFromShort: opensAt && formatShortDateTime(opensAt, dates.timeZone, language),
    previousDate: previousStartsAt ? formatLongDate(previousStartsAt, dates.timeZone, language) : null,
    previousVenue: previousVenue?.name ?? null,
  }
}

/** The images without the poster (in either format), which the page already shows. */
const getGalleryImages = ({ media }: EventInformationResource) =>
  media.filter(({ role }) => role !== 'poster' && role !== 'wide').flatMap((picture) => toImage(picture) ?? [])

/** Sanitises the HTML attributes. Without `venueDetails` the event has no address. `now` is in milliseconds. */
export const presentEventPage = (
  product: Product,
  event: EventInformationResource,
  preferences: Preferences,
  now: number,
  venueDetails?: LocationResource,
): EventPage => {
  const attributes = readAttributes(product)
  const access = attributes.get('access')
  const shortDescription = attributes.get('short_description') ?? ''
  const { eventState } = saleRules[event.saleStatus]
  const isCancelled = eventState === 'cancelled'
  // A cancelled or postponed event did not take place.
  const isOver = event.saleStatus === 'off_sale' && isFromEarlierDay(event.dates, now)
  return {
    ...toEventListItem(event, preferences),
    ...presentChanges(event, preferences),
    isOver,
    wideImage: findImageByRole(event.media, 'wide'),
    gallery: getGalleryImages(event),
    shortDescription,
    descriptionHtml: sanitiseHtml(attributes.get('description') ?? ''),
    accessHtml: access && !isCancelled ? sanitiseHtml(access) : null,
    ageLimit: attributes.get('age_limit') || null,
    // The times were for a date that no longer holds or is past.
    runningOrder:
      isOver || isCancelled || eventState === 'postponed' ? [] : parseRunningOrder(attributes.get('running_order')),
    ticketTypes: presentVariants(product.variants, event.saleStatus, preferences),
    details: toEventStructuredData(event, venueDetails),
    metaTitle: attributes.get('meta_title') || event.name,
    metaDescription: attributes.get('meta_description') || shortDescription,
  }
}
