import { z } from 'zod'
import { TitledLink } from './articles-schemas.ts'

const TitledLinkGroup = TitledLink.extend({ links: z.array(TitledLink) })

/** Links to all pages of the shop, by type. Titles come from the CMS. */
export const Sitemap = z.object({
  menus: z.array(TitledLinkGroup.omit({ href: true })),
  /** Months with events. */
  months: z.array(TitledLink.extend({ events: z.int() })),
  venues: z.array(TitledLink),
  branches: z.array(TitledLink),
  products: z.array(TitledLinkGroup),
  articles: z.array(TitledLinkGroup),
})
export type Sitemap = z.infer<typeof Sitemap>
