import { addBreadcrumb, homeBreadcrumbs, type Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import { resolveMenuTarget } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import { UpstreamError, type CommerceApi } from '../../upstream/commerce-api.ts'

/** Content is read through the data cache only, never with a token. */
export type ContentSource = Pick<CommerceApi, 'readCached'>

const homeLabels: Record<Language, string> = { en: 'Home', de: 'Startseite' }

/** Ready for the path of a call; slashes stay. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Undefined instead of a 404. */
export const undefinedIfNotFound = async <T>(response: Promise<T>): Promise<T | undefined> => {
  try {
    return await response
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return undefined
    throw error
  }
}

type BreadcrumbStep = { itemType: MenuItemType; path: string; title: string }

/** Home, the steps that are safe links, the page itself. */
export const buildBreadcrumbs = (
  language: Language,
  steps: readonly BreadcrumbStep[],
  page: Breadcrumb,
): Breadcrumb[] => {
  const linkedSteps = steps.flatMap(({ title, ...step }) => {
    const target = resolveMenuTarget(step)
    return target ? [{ children: title, href: target.href }] : []
  })
  return addBreadcrumb(linkedSteps.reduce(addBreadcrumb, homeBreadcrumbs(homeLabels[language])), page)
}
