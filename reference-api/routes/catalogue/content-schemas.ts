import { z } from 'zod'
import type {
  ContentElementResource,
  ContentPageResource,
  LocationResource,
  MenuItemByPathResource,
  MenuItemResource,
  MenuResource,
  RedirectResource,
} from '#shared/wire/content.ts'
import { media } from './catalogue-schemas.ts'

const instant = z.iso.datetime({ offset: true })

const itemType = z.enum(['content', 'branch', 'directLink', 'category', 'articleCategory'])

export const menuItem = z.object({
  '@id': z.string(),
  '@type': z.literal('MenuItem'),
  id: z.string(),
  itemType,
  linkText: z.string(),
  path: z.string(),
  image: media.nullable(),
  get filteredChildren(): z.ZodArray<z.ZodType<MenuItemResource>> {
    return z.array(menuItem)
  },
}) satisfies z.ZodType<MenuItemResource>

export const menu = z.object({
  '@id': z.string(),
  '@type': z.literal('Menu'),
  id: z.string(),
  code: z.string(),
  title: z.string(),
  items: z.array(menuItem),
}) satisfies z.ZodType<MenuResource>

export const menuItemByPath = menuItem.extend({
  ancestors: z.array(z.object({ linkText: z.string(), itemType, path: z.string() })),
}) satisfies z.ZodType<MenuItemByPathResource>

const teaser = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  linkText: z.string(),
  path: z.string(),
  image: media.nullable(),
})

export const contentElement = z.object({
  '@id': z.string(),
  '@type': z.literal('ContentElement'),
  id: z.string(),
  code: z.string(),
  title: z.string(),
  body: z.string(),
  teasers: z.array(teaser),
}) satisfies z.ZodType<ContentElementResource>

export const contentPage = z.object({
  '@id': z.string(),
  '@type': z.literal('ContentPage'),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  lead: z.string().nullable(),
  body: z.string(),
  image: media.nullable(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: instant,
  formCode: z.string().nullable(),
  productCategory: z.string().nullable(),
  questions: z.array(z.object({ topic: z.string().nullable(), question: z.string(), answer: z.string() })),
  article: z
    .object({
      author: z.string(),
      publishedAt: instant,
      categories: z.array(z.object({ path: z.string(), title: z.string() })),
    })
    .nullable(),
}) satisfies z.ZodType<ContentPageResource>

export const redirect = z.object({
  '@id': z.string(),
  '@type': z.literal('Redirect'),
  id: z.string(),
  sourceUrl: z.string(),
  targetUrl: z.string(),
  statusCode: z.literal([301, 302, 307, 308]),
}) satisfies z.ZodType<RedirectResource>

export const locationType = z.enum(['venue', 'box_office', 'office'])

export const location = z.object({
  '@id': z.string(),
  '@type': z.literal('Location'),
  id: z.string(),
  slug: z.string(),
  type: locationType,
  active: z.boolean(),
  name: z.string(),
  city: z.string(),
  countryCode: z.string(),
  streetLines: z.array(z.string()),
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  telephone: z.string(),
  email: z.string(),
  capacity: z.int().nullable(),
  tagline: z.string(),
  description: z.string(),
  access: z.string(),
  gettingHere: z.string(),
  openingHours: z.array(z.object({ days: z.string(), opens: z.string(), closes: z.string() })),
  mapUrl: z.string(),
  media: z.array(media),
}) satisfies z.ZodType<LocationResource>

export const codeQuery = z.object({ code: z.string().max(100) })

export const slugPath = z.object({ slug: z.string() })

export const locationsQuery = z.object({
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(30),
  page: z.coerce.number().int().min(1).default(1),
  active: z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .optional(),
  type: locationType.optional(),
})
