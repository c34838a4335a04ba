import { z } from 'zod'
import { itemTypes } from '../../rules/item-types.ts'
import { languageField } from '../common-schemas.ts'
import { EventDate, Image, SaleStatus, VenueLink } from './catalogue-schemas.ts'

/** A product or variant in a basket or a wishlist, with its quantity there. */
export const Item = z.object({
  sku: z.string(),
  type: z.enum(itemTypes),
  name: z.string(),
  variantName: z.string().nullable(),
  href: z.string(),
  image: Image.nullable(),
  date: EventDate.nullable(),
  venue: VenueLink.nullable(),
  status: SaleStatus.nullable(),
  quantity: z.int().positive(),
  ...languageField,
})
