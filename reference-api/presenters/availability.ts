import type { SaleStatus } from '#shared/wire/catalogue.ts'
import type { EventWithVenues } from '../store/catalogue/events.ts'
import type { ProductRecord, VariantRecord } from '../store/catalogue/products.ts'
import { isBuyable, deriveSaleStatus } from '../domain/catalogue/sale-status.ts'

export const sumVariants = (variants: VariantRecord[], of: 'stock' | 'capacity') =>
  variants.reduce((total, variant) => total + variant[of], 0)

/** The sale status of an event, from its own data and the stock of all its ticket types. */
export const getSaleStatus = ({ variants }: ProductRecord, event: EventWithVenues, now: Date): SaleStatus =>
  deriveSaleStatus(
    {
      storedStatus: event.stored_status,
      stock: sumVariants(variants, 'stock'),
      capacity: sumVariants(variants, 'capacity'),
      presaleFrom: event.presale_from,
      onSaleFrom: event.on_sale_from,
      endsAt: event.ends_at,
    },
    now,
  )

/** The pieces of the product's variants on sale now: 0 while its event is not on sale. */
export const countAvailable = (product: ProductRecord, variants: VariantRecord[], now: Date): number =>
  product.event && !isBuyable(getSaleStatus(product, product.event, now)) ? 0 : sumVariants(variants, 'stock')
