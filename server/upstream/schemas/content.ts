import { z } from 'zod'
import type * as wire from '#shared/wire/content.ts'
import { Media } from './catalogue.ts'
import { collectionOf } from './hydra.ts'
import { reads } from './reads.ts'

const itemType = z.enum(['content', 'branch', 'directLink', 'category', 'articleCategory'])

export type MenuItem = { itemType: wire.MenuItemType; linkText: string; path: string; filteredChildren: MenuItem[] }

const MenuItem: z.ZodType<MenuItem, MenuItem> = z.object({
  itemType,
  linkText: z.string(),
  path: z.string(),
  get filteredChildren() {
    return z.array(MenuItem)
  },
})

/** `GET /menus?code=…` */
export const MenuCollection = collectionOf(
  reads<wire.MenuResource>()(z.object({ title: z.string().default(''), items: z.array(MenuItem) })),
)

/** `GET /menu-items-by-path/{path}` */
export const MenuItemByPath = reads<wire.MenuItemByPathResource>()(
  z.object({
    linkText: z.string(),
    ancestors: z.array(z.object({ linkText: z.string(), itemType, path: z.string() })),
  }),
)

export const Teaser = reads<wire.Teaser>()(
  z.object({
    code: z.string(),
    title: z.string(),
    text: z.string(),
    linkText: z.string(),
    path: z.string(),
    image: Media.nullable(),
  }),
)

/** `GET /content-elements?code=…` */
export const ContentElementCollection = collectionOf(
  reads<wire.ContentElementResource>()(z.object({ title: z.string(), body: z.string(), teasers: z.array(Teaser) })),
)

/** `GET /content-by-slug/{slug}` */
export const ContentPage = reads<wire.ContentPageResource>()(
  z.object({
    slug: z.string(),
    title: z.string(),
    lead: z.string().nullable(),
    body: z.string(),
    image: Media.nullable(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    formCode: z.string().nullish(),
    productCategory: z.string().nullish(),
    questions: z.array(z.object({ topic: z.string().nullable(), question: z.string(), answer: z.string() })).optional(),
    article: z
      .object({
        author: z.string(),
        publishedAt: z.iso.datetime({ offset: true }),
        categories: z.array(z.object({ path: z.string(), title: z.string() })),
      })
      .nullish(),
  }),
)

/** `GET /locations` */
export const LocationCollection = collectionOf(
  reads<wire.LocationResource>()(
    z.object({
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      countryCode: z.string(),
      streetLines: z.array(z.string()),
      postcode: z.string(),
      tagline: z.string(),
      capacity: z.int().nullable(),
      media: z.array(Media),
    }),
  ),
)

/** `GET /redirects-by-url/{url}` */
export const Redirect = reads<wire.RedirectResource>()(z.object({ targetUrl: z.string(), statusCode: z.int() }))
