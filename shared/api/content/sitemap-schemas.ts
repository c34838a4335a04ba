import { z } from 'zod'
import { TitledLink } from './articles-schemas.ts'

const TitledLinkGroup = TitledLink.extend({ links: z.array(TitledLink) })

/**
 * Everything there is to read, buy and visit, by kind. Titles come from the content management; `href` is a local path.
 */
export const Sitemap = z.object({
  menus: z.array(z.object({ title: z.string(), links: z.array(TitledLink) })),
  /** Months with nights in them. */
  months: z.array(TitledLink.extend({ events: z.int() })),
  venues: z.array(TitledLink),
  branches: z.array(TitledLink),
  products: z.array(TitledLinkGroup),
  articles: z.array(TitledLinkGroup),
})
export type Sitemap = z.infer<typeof Sitemap>
