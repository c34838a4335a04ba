import type { Navigation } from '#shared/api/content/content-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchLocations } from '../../upstream/fetch-locations.ts'
import { fetchMenus } from '../../upstream/fetch-menus.ts'
import { toMenuLinks } from './to-menu-links.ts'

/** Loads header and footer menus and the venues. A menu that the API does not have is empty. */
export const loadNavigation = async (api: ContentSource, language: Language): Promise<Navigation> => {
  const [menus, venues] = await Promise.all([fetchMenus(api, language), fetchLocations(api, language, 'venue')])
  const linksOf = (code: string) => toMenuLinks(menus.find((menu) => menu.code === code)?.items ?? [], api)
  return {
    header: linksOf('header'),
    explore: linksOf('footer-explore'),
    general: linksOf('footer-general'),
    legal: linksOf('footer-legal'),
    social: linksOf('footer-social'),
    venues: venues.map(({ slug, name, city }) => ({ slug, name, city })),
  }
}
