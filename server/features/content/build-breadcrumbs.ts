import { addBreadcrumb, homeBreadcrumbs, type Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import { resolveMenuTarget } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'

type BreadcrumbStep = { itemType: MenuItemType; path: string; title: string }

/** Returns Home, the steps that have a safe link, and the page itself. */
export const buildBreadcrumbs = (
  language: Language,
  steps: readonly BreadcrumbStep[],
  page: Breadcrumb,
): Breadcrumb[] => {
  const linkedSteps = steps.flatMap(({ title, ...step }) => {
    const target = resolveMenuTarget(step)
    return target ? [{ children: title, href: target.href }] : []
  })
  return addBreadcrumb(linkedSteps.reduce(addBreadcrumb, homeBreadcrumbs(getServerTexts(language).home)), page)
}
