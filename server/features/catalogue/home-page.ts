import type { z } from 'zod'
import type { Home, Teaser, Venue } from '#shared/api/catalogue/catalogue-schemas.ts'
import { parseDirectLink } from '#shared/rules/menu-links.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { toImage, findImageByRole } from '../../presentation/images.ts'
import { getEventDay } from '../../presentation/venue-day.ts'
import { StorefrontProductResource, type EventInformationResource } from '../../upstream/resources/catalogue.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchLocations } from '../../upstream/fetch-locations.ts'
import { ContentElementCollection, type TeaserResource as UpstreamTeaser } from '../../upstream/resources/content.ts'
import type { LocationResource } from '../../upstream/resources/locations.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { buyableStatuses, fetchNextEvents, suggestedStatuses } from './event-queries.ts'
import { homeEventCounts, selectHomeEvents } from './select-home-events.ts'

const presentVenue = ({ slug, name, city, tagline, capacity, media }: LocationResource): Venue => ({
  slug,
  name,
  city,
  tagline,
  capacity,
  image: findImageByRole(media, 'room', 'gallery'),
})

/** Leaves out teasers without a safe link. */
const presentTeasers = ({
  code,
  title,
  text,
  linkText,
  path,
  image,
  lang,
}: z.infer<typeof UpstreamTeaser>): Teaser[] => {
  const target = parseDirectLink(path)
  return target ? [{ code, title, text, linkText, href: target.href, image: toImage(image), lang }] : []
}

const loadHero = async (
  api: ContentSource,
  event: EventInformationResource | undefined,
  preferences: Preferences,
  now: number,
): Promise<Home['hero']> => {
  if (!event) return null
  const { slug, media, dates } = event
  const product = await api.readCached({
    path: `/storefront/product/${encodeURIComponent(slug)}`,
    language: preferences.language,
    schema: StorefrontProductResource,
  })
  const shortDescription = product.attributes.find(({ code }) => code === 'short_description')?.value ?? ''
  return {
    ...toEventListItem(event, preferences),
    day: getEventDay(dates, now),
    wideImage: findImageByRole(media, 'wide'),
    shortDescription,
  }
}

/**
 * Loads the home page: hero event, upcoming events, poster grid, new events, venues, and the teasers of the CMS. `now`
 * is in milliseconds.
 */
export const loadHomePage = async (api: ContentSource, preferences: Preferences, now: number): Promise<Home> => {
  const { language } = preferences
  const [next, buyable, latest, elements, locations] = await Promise.all([
    fetchNextEvents(api, language, { count: homeEventCounts.next }),
    fetchNextEvents(api, language, { count: homeEventCounts.buyable, saleStatus: buyableStatuses }),
    fetchNextEvents(api, language, {
      count: homeEventCounts.latest,
      saleStatus: suggestedStatuses,
      order: 'announced',
    }),
    api.readCached({
      path: '/content-elements',
      query: { code: 'homepage' },
      language,
      schema: ContentElementCollection,
    }),
    fetchLocations(api, language, 'venue'),
  ])
  const selection = selectHomeEvents({ next, buyable }, now)
  const toListItem = (event: EventInformationResource) => toEventListItem(event, preferences)
  const element = elements['hydra:member'][0]
  return {
    title: element?.title ?? '',
    lang: element?.lang,
    hero: await loadHero(api, selection.hero, preferences, now),
    upcomingEvents: selection.upcoming.map(toListItem),
    posterEvents: selection.posterGrid.map(toListItem),
    justAnnounced: latest
      .toSorted((a, b) => Date.parse(a.dates.startsAt) - Date.parse(b.dates.startsAt))
      .map(toListItem),
    venues: locations.map(presentVenue),
    teasers: (element?.teasers ?? []).flatMap(presentTeasers),
  }
}
