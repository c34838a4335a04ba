import { addBreadcrumb, homeBreadcrumbs, type Breadcrumb } from '#shared/rules/breadcrumbs.ts'
import { menuTarget } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { MenuItemType } from '#shared/wire/content.ts'
import { UpstreamError, type CommerceApi } from '../../upstream/commerce-api.ts'

/** Content is read through the data cache only, never with a token. */
export type Reader = Pick<CommerceApi, 'read'>

const homeLabel: Record<Language, string> = { en: 'Home', de: 'Startseite' }

/** Ready for the path of a call; slashes stay. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Undefined instead of a 404. */
export const found = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return undefined
    throw error
  }
}

type Step = { itemType: MenuItemType; path: string; title: string }

/** Home, the steps that are safe links, the page itself. */
export const trailOf = (language: Language, steps: readonly Step[], page: Breadcrumb): Breadcrumb[] => {
  const between = steps.flatMap(({ title, ...step }) => {
    const target = menuTarget(step)
    return target ? [{ children: title, href: target.href }] : []
  })
  return addBreadcrumb(between.reduce(addBreadcrumb, homeBreadcrumbs(homeLabel[language])), page)
}
