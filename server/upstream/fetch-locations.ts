import type { Language } from '#shared/rules/preferences.ts'
import type { ContentSource } from './content-source.ts'
import { LocationCollection, type LocationResource } from './resources/locations.ts'

/** Loads the active locations, or those of one type, through the data cache. */
export const fetchLocations = async (
  api: ContentSource,
  language: Language,
  type?: 'venue',
): Promise<LocationResource[]> => {
  const query = { active: true, type, itemsPerPage: 1000 }
  const found = await api.readCached({ path: '/locations', query, language, schema: LocationCollection })
  return found['hydra:member']
}
