import { z } from 'zod'
import type * as wire from '#shared/wire/content.ts'
import { Media } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { schemaFor } from './schema-for.ts'

const itemType = z.enum(['content', 'branch', 'directLink', 'category', 'articleCategory'])

export type MenuItemResource = {
  itemType: wire.MenuItemType
  linkText: string
  path: string
  filteredChildren: MenuItemResource[]
}

const MenuItemResource: z.ZodType<MenuItemResource, MenuItemResource> = z.object({
  itemType,
  linkText: z.string(),
  path: z.string(),
  get filteredChildren() {
    return z.array(MenuItemResource)
  },
})

/** `GET /menus?code=…` */
export const MenuCollection = createCollectionSchema(
  schemaFor<wire.MenuResource>()(z.object({ title: z.string().default(''), items: z.array(MenuItemResource) })),
)

/** `GET /menu-items-by-path/{path}` */
export const MenuItemByPath = schemaFor<wire.MenuItemByPathResource>()(
  z.object({
    linkText: z.string(),
    ancestors: z.array(z.object({ linkText: z.string(), itemType, path: z.string() })),
  }),
)

export const TeaserResource = schemaFor<wire.TeaserResource>()(
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
export const ContentElementCollection = createCollectionSchema(
  schemaFor<wire.ContentElementResource>()(
    z.object({ title: z.string(), body: z.string(), teasers: z.array(TeaserResource) }),
  ),
)

/** `GET /content-by-slug/{slug}` */
export const ContentPageResource = schemaFor<wire.ContentPageResource>()(
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
export const LocationCollection = createCollectionSchema(
  schemaFor<wire.LocationResource>()(
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
export const RedirectResource = schemaFor<wire.RedirectResource>()(
  z.object({ targetUrl: z.string(), statusCode: z.int() }),
)
