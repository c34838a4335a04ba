import type { Breadcrumb } from '#shared/api/content/content-schemas.ts'
import { pageUrl, type Site } from '../site.ts'

/** The trail as the page shows it; none where there is nothing above the page. */
export const describeTrail = (trail: readonly Breadcrumb[], site: Site) =>
  trail.length < 2
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ children, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: children,
          item: pageUrl(site, href),
        })),
      }
