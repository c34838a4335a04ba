import type { z } from 'zod'
import { productTypes, type ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { imageOf } from '../../presentation/image-of.ts'
import { startingAt } from '../../presentation/price.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import type { StorefrontProduct } from '../../upstream/schemas/catalogue.ts'
import { ticketKinds } from './ticket-kinds.ts'

type Product = z.infer<typeof StorefrontProduct>

/** Attributes that have a place of their own on the page, or in its head; all others are facts. */
const placed = new Set(['product_name', 'short_description', 'description', 'meta_title', 'meta_description'])

/** Everything the page of a membership, a voucher or a record shows; undefined for a night. HTML is sanitised here. */
export const productPage = (product: Product, preferences: Preferences): ProductPage | undefined => {
  const type = productTypes.find((known) => known === product.type)
  if (!type) return undefined
  const { sku, slug, attributes } = product
  const said = new Map(attributes.map(({ code, value }) => [code, value]))
  const name = said.get('product_name') || slug
  const shortDescription = said.get('short_description') ?? ''
  const [image = null, ...gallery] = product.media.map(imageOf).filter((picture) => picture !== null)
  const variants = ticketKinds(product.variants, null, preferences)
  return {
    sku,
    slug,
    name,
    type,
    shortDescription,
    descriptionHtml: safeHtml(said.get('description') ?? ''),
    attributes: attributes
      .filter(({ code, value }) => !placed.has(code) && value !== '')
      .map(({ code, value }) => ({ code, value })),
    image,
    gallery,
    price: startingAt(variants.map(({ price }) => price)),
    variants,
    metaTitle: said.get('meta_title') || name,
    metaDescription: said.get('meta_description') || shortDescription,
  }
}
