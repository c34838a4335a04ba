import { addBreadcrumb, homeBreadcrumbs, type Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import { resolveMenuPage } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'

type BreadcrumbStep = { itemType: MenuItemType; path: string; title: string; lang?: string }

/** Returns Home, the steps that lead to a page of the shop, and the page itself. */
export const buildBreadcrumbs = (
  language: Language,
  steps: readonly BreadcrumbStep[],
  page: Breadcrumb,
): Breadcrumb[] => {
  const linkedSteps = steps.flatMap(({ title, lang, ...step }) => {
    const href = resolveMenuPage(step)
    return href === undefined ? [] : [{ children: title, href, lang }]
  })
  return addBreadcrumb(linkedSteps.reduce(addBreadcrumb, homeBreadcrumbs(getServerTexts(language).home)), page)
}
