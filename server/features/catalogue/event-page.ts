import { z } from 'zod'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { formatLongDate, formatLongDateTime } from '../../presentation/event-date.ts'
import { imageOf, imageWithRole } from '../../presentation/image-of.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import type { EventInformation, StorefrontProduct } from '../../upstream/schemas/catalogue.ts'
import { eventCard } from './event-card.ts'
import { eventFacts, type Room } from './event-facts.ts'
import { ticketKinds } from './ticket-kinds.ts'

type Product = z.infer<typeof StorefrontProduct>

const RunningOrder = z.array(z.object({ time: z.string(), what: z.string() }))

/** JSON in a text attribute; one that is not what it should be is a page without a running order, not an error. */
const runningOrder = (text: string | undefined) => {
  try {
    return RunningOrder.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

const attributesOf = ({ attributes }: Product) => new Map(attributes.map(({ code, value }) => [code, value]))

/** What a moved night was announced for, and when tickets can be had that cannot be had yet. */
const changes = (event: EventInformation, { language }: Preferences) => {
  const { saleStatus, onSaleFrom, previousStartsAt, previousVenue, dates } = event
  const waiting = saleRules[saleStatus].coming
  return {
    onSaleFrom: waiting && onSaleFrom ? formatLongDateTime(onSaleFrom, dates.timeZone, language) : null,
    previousDate: previousStartsAt ? formatLongDate(previousStartsAt, dates.timeZone, language) : null,
    previousVenue: previousVenue?.name ?? null,
  }
}

const furtherPictures = ({ media }: EventInformation) => {
  const first = imageWithRole(media, 'poster', 'wide')
  return media.flatMap((picture) => imageOf(picture) ?? []).filter(({ src }) => src !== first?.src)
}

/**
 * Everything the page of one night shows. HTML attributes are sanitised here. Without its `room` the night has no
 * address.
 */
export const eventPage = (
  product: Product,
  event: EventInformation,
  preferences: Preferences,
  room?: Room,
): EventPage => {
  const attributes = attributesOf(product)
  const access = attributes.get('access')
  const shortDescription = attributes.get('short_description') ?? ''
  return {
    ...eventCard(event, preferences),
    ...changes(event, preferences),
    wideImage: imageWithRole(event.media, 'wide'),
    gallery: furtherPictures(event),
    shortDescription,
    descriptionHtml: safeHtml(attributes.get('description') ?? ''),
    accessHtml: access ? safeHtml(access) : null,
    ageLimit: attributes.get('age_limit') || null,
    runningOrder: runningOrder(attributes.get('running_order')),
    tickets: ticketKinds(product.variants, event.saleStatus, preferences),
    facts: eventFacts(event, room),
    metaTitle: attributes.get('meta_title') || event.name,
    metaDescription: attributes.get('meta_description') || shortDescription,
  }
}
