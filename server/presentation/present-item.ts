import type { WishlistTarget } from '#shared/api/wishlists/wishlists-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { ItemResource } from '../upstream/resources/items.ts'
import { formatEventDate } from './event-date.ts'
import { toImage } from './images.ts'
import { itemPath } from './item-path.ts'
import { toItemType } from './item-type.ts'

type PresentedItem = Pick<
  WishlistTarget,
  'sku' | 'type' | 'name' | 'variantName' | 'href' | 'image' | 'date' | 'venue' | 'lang'
>

export const presentItem = (
  { sku, type, slug, productName, variantName, media, event, lang }: ItemResource,
  language: Language,
): PresentedItem => ({
  sku,
  type: toItemType(type),
  name: productName,
  variantName,
  lang,
  href: itemPath(type, slug),
  image: toImage(media),
  date: event && formatEventDate(event.dates, language),
  venue: event && { slug: event.venue.slug, name: event.venue.name, city: event.venue.city },
})
