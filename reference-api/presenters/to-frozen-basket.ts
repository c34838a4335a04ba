import type { LineRecord, BasketRecord } from '../store/baskets/baskets.ts'
import type { FrozenBasket } from '../db/order-schema.ts'
import type { PricedBasket } from '../store/baskets/price-basket.ts'
import { presentDates, presentVenue } from './present-event.ts'

const toFrozenLine = (
  { id, product, variant, quantity, extra_data: extraData }: LineRecord,
  { lines }: PricedBasket,
): FrozenBasket['lines'][number] => ({
  id,
  variantId: variant.id,
  productId: product.id,
  type: product.type,
  sku: variant.sku,
  slug: product.slug,
  productName: product.name,
  variantName: variant.name,
  media: product.media[0] ?? null,
  quantity,
  extraData,
  ...lines.get(id)!,
  event: product.event && { dates: presentDates(product.event), venue: presentVenue(product.event.venue) },
})

/** The content of a confirmed basket in every language. `userId` is the customer who confirms it; null for a guest. */
export const toFrozenBasket = (basket: BasketRecord, priced: PricedBasket, userId: string | null): FrozenBasket => ({
  lines: basket.lines.map((line) => toFrozenLine(line, priced)),
  promotions: priced.promotions,
  shipping: priced.shipping,
  totals: priced.totals,
  userId,
})
