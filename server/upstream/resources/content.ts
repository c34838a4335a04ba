import { z } from 'zod'
import * as wire from '#shared/wire/content.ts'
import { FormResource } from '#shared/wire/forms.ts'
import { Media } from './catalogue.ts'
import { createCollectionMembersSchema } from './create-collection-members-schema.ts'

const menuItemFields = { itemType: true, linkText: true, path: true, lang: true } as const

export type MenuItemResource = Pick<wire.MenuItemResource, keyof typeof menuItemFields> & {
  filteredChildren: MenuItemResource[]
}

const MenuItemResource: z.ZodType<MenuItemResource, MenuItemResource> = wire.MenuItemResource.pick(
  menuItemFields,
).extend({
  get filteredChildren() {
    return z.array(MenuItemResource)
  },
})

/** `GET /menus` */
export const MenuCollection = createCollectionMembersSchema(
  wire.MenuResource.pick({ code: true, title: true, lang: true }).extend({
    title: wire.MenuResource.shape.title.default(''),
    items: z.array(MenuItemResource),
  }),
)

/** `GET /menu-items-by-path/{path}` */
export const MenuItemByPath = wire.MenuItemByPathResource.pick({ linkText: true, ancestors: true })

export const TeaserResource = wire.TeaserResource.extend({ image: Media.nullable() })

/** `GET /content-elements?code=…` */
export const ContentElementCollection = createCollectionMembersSchema(
  wire.ContentElementResource.pick({ title: true, body: true, lang: true }).extend({
    teasers: z.array(TeaserResource),
  }),
)

const { formCode, productCategory, questions, article } = wire.ContentPageResource.shape

/** `GET /content-by-slug/{slug}`; an API may leave out the fields of capabilities. */
export const ContentPageResource = wire.ContentPageResource.pick({
  slug: true,
  title: true,
  lead: true,
  body: true,
  metaTitle: true,
  metaDescription: true,
  lang: true,
}).extend({
  image: Media.nullable(),
  formCode: formCode.optional(),
  productCategory: productCategory.optional(),
  questions: questions.optional(),
  article: article.optional(),
})

/** `GET /forms` */
export const FormCodes = createCollectionMembersSchema(FormResource.pick({ code: true }))

/** `GET /redirects-by-url/{url}` */
export const RedirectResource = wire.RedirectResource.pick({ targetUrl: true, statusCode: true })
