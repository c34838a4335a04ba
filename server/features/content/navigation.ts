import type { Navigation } from '#shared/api/content/content-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { MenuCollection } from '../../upstream/resources/content.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchLocations } from '../../upstream/fetch-locations.ts'
import { toMenuLinks } from './to-menu-links.ts'

/** Loads header and footer menus and the venues. A menu that the API does not have is empty. */
export const loadNavigation = async (api: ContentSource, language: Language): Promise<Navigation> => {
  const fetchMenu = async (code: string) => {
    const found = await api.readCached({ path: '/menus', query: { code }, language, schema: MenuCollection })
    return toMenuLinks(found['hydra:member'][0]?.items ?? [], api)
  }
  const [header, explore, general, legal, social, venues] = await Promise.all([
    fetchMenu('header'),
    fetchMenu('footer-explore'),
    fetchMenu('footer-general'),
    fetchMenu('footer-legal'),
    fetchMenu('footer-social'),
    fetchLocations(api, language, 'venue'),
  ])
  return {
    header,
    explore,
    general,
    legal,
    social,
    venues: venues.map(({ slug, name, city }) => ({ slug, name, city })),
  }
}
