import type { PlaceText } from '#shared/api/locations/locations-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { ContentPage } from '../../upstream/schemas/content.ts'
import { Location, WholeLocationCollection } from '../../upstream/schemas/locations.ts'
import { viewLocation, viewLocationPage } from './location-view.ts'

type Reader = Pick<CommerceApi, 'read'>
type LocationsHandlers = Pick<Handlers, 'getVenues' | 'getVenue' | 'getBranches' | 'getBranch'>

const readLocations = async (api: Reader, language: Language, type?: 'venue') => {
  const query = { active: true, type, itemsPerPage: 1000 }
  const found = await api.read({ path: '/locations', query, language, answer: WholeLocationCollection })
  return found['hydra:member']
}

/** 404 `not_found` for a place that is closed for good, and for one that never was. */
const findLocation = async (api: Reader, language: Language, slug: string) => {
  const location = await api.read({
    path: `/locations-by-slug/${encodeURIComponent(slug)}`,
    language,
    answer: Location,
  })
  if (!location.active) throw new AppError(404, 'not_found', 'There is no such place.')
  return location
}

/** The words of the content management for a page of places. A place without any is worth showing all the same. */
const readText = async (api: Reader, language: Language, slug: string): Promise<PlaceText | null> => {
  const path = `/content-by-slug/${slug.split('/').map(encodeURIComponent).join('/')}`
  const page = await api.read({ path, language, answer: ContentPage }).catch((error: unknown) => {
    if (hasStatus(error, 404)) return null
    throw error
  })
  if (!page) return null
  const { title, lead, body, metaTitle, metaDescription } = page
  return { title, lead, html: safeHtml(body), metaTitle: metaTitle || title, metaDescription }
}

/** Venues, box offices and offices. Reads the API through the data cache only, never with a token. */
export const createLocationsHandlers = ({ api }: { api: Reader }): LocationsHandlers => ({
  getVenues: async (_input, { preferences: { language } }) => {
    const [venues, text] = await Promise.all([readLocations(api, language, 'venue'), readText(api, language, 'venues')])
    return { venues: venues.map(viewLocation), text }
  },

  getVenue: async ({ slug }, { preferences: { language } }) => {
    const [location, text] = await Promise.all([
      findLocation(api, language, slug),
      readText(api, language, `venues/${slug}`),
    ])
    if (location.type !== 'venue') throw new AppError(404, 'not_found', 'There is no such venue.')
    return { ...viewLocationPage(location), text }
  },

  getBranches: async (_input, { preferences: { language } }) => ({
    branches: (await readLocations(api, language)).map(viewLocation),
  }),

  getBranch: async ({ slug }, { preferences: { language } }) =>
    viewLocationPage(await findLocation(api, language, slug)),
})
