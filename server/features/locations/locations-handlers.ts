import type { VenueContent } from '#shared/api/locations/locations-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import { ContentPageResource } from '../../upstream/resources/content.ts'
import { LocationResource } from '../../upstream/resources/locations.ts'
import { hasStatus } from '../../upstream/commerce-api.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchLocations } from '../../upstream/fetch-locations.ts'
import { presentLocation, presentLocationPage } from './present-location.ts'

type LocationsHandlers = Pick<Handlers, 'getVenues' | 'getVenue' | 'getBranches' | 'getBranch'>

/** Throws 404 `not_found` for an unknown location, and for one that is closed permanently. */
const fetchLocation = async (api: ContentSource, language: Language, slug: string) => {
  const location = await api.readCached({
    path: `/locations-by-slug/${encodeURIComponent(slug)}`,
    language,
    schema: LocationResource,
  })
  if (!location.active) throw new AppError(404, 'not_found', 'There is no such place.')
  return location
}

/** Loads the CMS text of a page with locations. Null when it is missing; the page then has no such text. */
const loadVenueContent = async (api: ContentSource, language: Language, slug: string): Promise<VenueContent | null> => {
  const path = `/content-by-slug/${slug.split('/').map(encodeURIComponent).join('/')}`
  const page = await api.readCached({ path, language, schema: ContentPageResource }).catch((error: unknown) => {
    if (hasStatus(error, 404)) return null
    throw error
  })
  if (!page) return null
  const { title, lead, body, metaTitle, metaDescription, lang } = page
  return { title, lead, lang, html: sanitiseHtml(body), metaTitle: metaTitle || title, metaDescription }
}

/** Handlers for venues and branches. They read the API through the data cache only, never with a token. */
export const createLocationsHandlers = ({ api }: { api: ContentSource }): LocationsHandlers => ({
  getVenues: async (_input, { preferences: { language } }) => {
    const [venues, content] = await Promise.all([
      fetchLocations(api, language, 'venue'),
      loadVenueContent(api, language, 'venues'),
    ])
    return { venues: venues.map(presentLocation), content }
  },

  getVenue: async ({ slug }, { preferences: { language } }) => {
    const [location, content] = await Promise.all([
      fetchLocation(api, language, slug),
      loadVenueContent(api, language, `venues/${slug}`),
    ])
    if (location.type !== 'venue') throw new AppError(404, 'not_found', 'There is no such venue.')
    return { ...presentLocationPage(location), content }
  },

  getBranches: async (_input, { preferences: { language } }) => ({
    branches: (await fetchLocations(api, language)).map(presentLocation),
  }),

  getBranch: async ({ slug }, { preferences: { language } }) =>
    presentLocationPage(await fetchLocation(api, language, slug)),
})
