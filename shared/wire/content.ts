import { z } from 'zod'
import { MenuCodeExtension } from './extensions/menu-lists.ts'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { Media } from './catalogue.ts'
import { ContentPartsExtension } from './extensions/content-parts.ts'
import { ProductCategoryPageExtension } from './extensions/product-categories.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { unread } from './unread-fields.ts'

export const MenuItemType = z.enum(['content', 'branch', 'directLink', 'category', 'articleCategory'])
export type MenuItemType = z.infer<typeof MenuItemType>

const menuItemFields = hydraFields('MenuItem')

/**
 * `filteredChildren` contains the children that the caller may see. `path` has no leading slash unless it is a direct
 * link.
 */
export const MenuItemResource = z.object({
  '@id': menuItemFields['@id'],
  '@type': menuItemFields['@type'],
  id: unread(z.string()),
  itemType: MenuItemType,
  linkText: z.string(),
  path: z.string(),
  image: unread(Media.nullable()),
  lang: ContentLanguageExtension.shape.lang,
  get filteredChildren() {
    return z.array(MenuItemResource)
  },
})
export type MenuItemResource = z.infer<typeof MenuItemResource>

// The menus of the header and the footer.
export const menuCodes = ['header', 'footer-explore', 'footer-general', 'footer-legal', 'footer-social'] as const

/**
 * `GET /menus?code=…`: codes `header`, `footer-explore`, `footer-general`, `footer-legal`, `footer-social`. Returns a
 * collection with one menu or none.
 */
export const MenuResource = z.object({
  ...hydraFields('Menu'),
  id: unread(z.string()),
  title: z.string(),
  items: z.array(MenuItemResource),
  ...MenuCodeExtension.shape,
  ...ContentLanguageExtension.shape,
})
export type MenuResource = z.infer<typeof MenuResource>

/** `GET /menu-items-by-path/{path}`. `ancestors` start at the root. */
export const MenuItemByPathResource = MenuItemResource.extend({
  itemType: unread(MenuItemType),
  path: unread(z.string()),
  filteredChildren: unread(z.array(MenuItemResource)),
  ancestors: z.array(
    z.object({ linkText: z.string(), itemType: MenuItemType, path: z.string(), ...ContentLanguageExtension.shape }),
  ),
}).meta({ title: 'MenuItemByPath' })
export type MenuItemByPathResource = z.infer<typeof MenuItemByPathResource>

export const TeaserResource = z.object({
  code: z.string(),
  title: z.string(),
  text: z.string(),
  linkText: z.string(),
  path: z.string(),
  image: Media.nullable(),
  ...ContentLanguageExtension.shape,
})
export type TeaserResource = z.infer<typeof TeaserResource>

/** `GET /content-elements?code=homepage|registration_text`: a collection with one element or none. `body` is HTML. */
export const ContentElementResource = z.object({
  ...hydraFields('ContentElement'),
  id: unread(z.string()),
  code: unread(z.string()),
  title: z.string(),
  body: z.string(),
  teasers: z.array(TeaserResource),
  ...ContentLanguageExtension.shape,
})
export type ContentElementResource = z.infer<typeof ContentElementResource>

/**
 * `GET /content-by-slug/{slug}`, also for articles. Slugs may contain slashes. `body` is HTML. HTML that the language
 * of the request lacks, here and elsewhere, is in English; its blocks have `lang="en"`.
 */
export const ContentPageResource = z
  .object({
    ...hydraFields('ContentPage'),
    id: unread(z.string()),
    slug: z.string(),
    title: z.string(),
    lead: z.string().nullable(),
    body: z.string(),
    image: Media.nullable(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    updatedAt: unread(Instant),
    ...ContentLanguageExtension.shape,
  })
  .extend(ProductCategoryPageExtension.shape)
  .extend(ContentPartsExtension.shape)
export type ContentPageResource = z.infer<typeof ContentPageResource>

/** `GET /redirects-by-url/{url}`: a page that was moved. Both URLs are paths with a leading slash, or absolute URLs. */
export const RedirectResource = z.object({
  ...hydraFields('Redirect'),
  id: unread(z.string()),
  sourceUrl: unread(z.string()),
  targetUrl: z.string(),
  statusCode: z.int().meta({ examples: [301, 302, 307, 308] }),
})
export type RedirectResource = z.infer<typeof RedirectResource>
