import type { z } from 'zod'
import type { Home, Teaser, Venue } from '#shared/api/catalogue/catalogue-schemas.ts'
import { directTarget } from '#shared/rules/menu-links.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { imageOf, imageWithRole } from '../../presentation/image-of.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { StorefrontProduct, type EventInformation } from '../../upstream/schemas/catalogue.ts'
import {
  ContentElementCollection,
  LocationCollection,
  type Teaser as UpstreamTeaser,
} from '../../upstream/schemas/content.ts'
import { eventCard } from './event-card.ts'
import { allUpcomingEvents } from './event-queries.ts'
import { chooseForHome } from './home-choice.ts'

type Reader = Pick<CommerceApi, 'read'>

const venueOf = (location: z.infer<typeof LocationCollection>['hydra:member'][number]): Venue => {
  const { slug, name, city, tagline, capacity, media } = location
  return { slug, name, city, tagline, capacity, image: imageWithRole(media, 'room', 'gallery') }
}

/** A teaser that leads nowhere safe is left out. */
const teaserOf = ({ code, title, text, linkText, path, image }: z.infer<typeof UpstreamTeaser>): Teaser[] => {
  const target = directTarget(path)
  return target ? [{ code, title, text, linkText, href: target.href, image: imageOf(image) }] : []
}

const heroOf = async (
  api: Reader,
  event: EventInformation | undefined,
  preferences: Preferences,
): Promise<Home['hero']> => {
  if (!event) return null
  const { slug, media } = event
  const product = await api.read({
    path: `/storefront/product/${encodeURIComponent(slug)}`,
    language: preferences.language,
    answer: StorefrontProduct,
  })
  const shortDescription = product.attributes.find(({ code }) => code === 'short_description')?.value ?? ''
  return { ...eventCard(event, preferences), wideImage: imageWithRole(media, 'wide'), shortDescription }
}

/**
 * The home page: one lit night, what is next, a wall of posters, what is new, the rooms, and the teasers of the content
 * management.
 */
export const readHome = async (api: Reader, preferences: Preferences): Promise<Home> => {
  const { language } = preferences
  const [events, elements, locations] = await Promise.all([
    allUpcomingEvents(api, language),
    api.read({ path: '/content-elements', query: { code: 'homepage' }, language, answer: ContentElementCollection }),
    api.read({
      path: '/locations',
      query: { active: true, type: 'venue', itemsPerPage: 1000 },
      language,
      answer: LocationCollection,
    }),
  ])
  const chosen = chooseForHome(events)
  const card = (event: EventInformation) => eventCard(event, preferences)
  const element = elements['hydra:member'][0]
  return {
    title: element?.title ?? '',
    hero: await heroOf(api, chosen.hero, preferences),
    comingUp: chosen.comingUp.map(card),
    wall: chosen.wall.map(card),
    justAnnounced: chosen.justAnnounced.map(card),
    venues: locations['hydra:member'].map(venueOf),
    teasers: (element?.teasers ?? []).flatMap(teaserOf),
  }
}
