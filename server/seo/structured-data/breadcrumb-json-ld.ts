import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'
import { buildPageUrl, type Site } from '../site.ts'

/** The breadcrumbs of the page as structured data; undefined on a page without a parent. */
export const createBreadcrumbJsonLd = (breadcrumbs: readonly Breadcrumb[], site: Site) =>
  breadcrumbs.length < 2
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map(({ children, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: children,
          item: buildPageUrl(site, href),
        })),
      }
