import type { z } from 'zod'
import type { SaleStatus, TicketKind } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/preferences.ts'
import { isBuyable } from '#shared/sale-status.ts'
import { amountOf } from '../../present/price.ts'
import type { ProductVariant } from '../../upstream/schemas/catalogue.ts'

type Variant = z.infer<typeof ProductVariant>

/** A line holds at most so many, whatever its variant says. */
const mostPerLine = 20

const most = ({ available, maxPerOrder }: Variant, status: SaleStatus) =>
  isBuyable(status) ? Math.max(0, Math.min(available, maxPerOrder, mostPerLine)) : 0

/** The kinds of ticket in the API's order. A kind without a price in the preferred currency cannot be bought and is left out. */
export const ticketKinds = (variants: readonly Variant[], status: SaleStatus, preferences: Preferences): TicketKind[] =>
  variants
    .toSorted((a, b) => a.position - b.position)
    .flatMap((variant) => {
      const price = amountOf(variant.prices, preferences)
      const { sku, name, description } = variant
      return price ? [{ sku, name, description, price, max: most(variant, status) }] : []
    })
