import type { Navigation } from '#shared/api/content/content-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { LocationCollection, MenuCollection } from '../../upstream/schemas/content.ts'
import { menuLinks } from './menu-link.ts'

/** Header and footer menus and the venues. A menu that the API does not have is empty. */
export const readNavigation = async (api: Pick<CommerceApi, 'read'>, language: Language): Promise<Navigation> => {
  const menu = async (code: string) => {
    const found = await api.read({ path: '/menus', query: { code }, language, answer: MenuCollection })
    return menuLinks(found['hydra:member'][0]?.items ?? [])
  }
  const venues = async () => {
    const query = { active: true, type: 'venue', itemsPerPage: 1000 }
    const found = await api.read({ path: '/locations', query, language, answer: LocationCollection })
    return found['hydra:member'].map(({ slug, name, city }) => ({ slug, name, city }))
  }
  const [header, explore, general, legal, social, rooms] = await Promise.all([
    menu('header'),
    menu('footer-explore'),
    menu('footer-general'),
    menu('footer-legal'),
    menu('footer-social'),
    venues(),
  ])
  return { header, explore, general, legal, social, venues: rooms }
}
