import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'
import { buildPageUrl, type Site } from '../site.ts'

/** The trail as the page shows it; none where there is nothing above the page. */
export const breadcrumbJsonLd = (breadcrumbs: readonly Breadcrumb[], site: Site) =>
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
