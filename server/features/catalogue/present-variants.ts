import type { z } from 'zod'
import type { SaleStatus, Variant } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { computeMaxQuantity } from '../../presentation/max-quantity.ts'
import { toAmount } from '../../presentation/price.ts'
import type { ProductVariantResource } from '../../upstream/resources/catalogue.ts'

type VariantResource = z.infer<typeof ProductVariantResource>

/** Does not reveal the stock of a presale: returns the maximum of an order instead. The API checks the stock. */
const getMaxQuantity = (variant: VariantResource, status: SaleStatus | null): number =>
  status && saleRules[status].membersOnly
    ? computeMaxQuantity({ ...variant, available: variant.maxPerOrder }, null)
    : computeMaxQuantity(variant, status)

/**
 * Presents the variants of an event or a product, in the API's order. `status` is the event's, and null for other
 * products. Leaves out variants without a price in the preferred currency, because they cannot be bought.
 */
export const presentVariants = (
  variants: readonly VariantResource[],
  status: SaleStatus | null,
  preferences: Preferences,
): Variant[] =>
  variants
    .toSorted((a, b) => a.position - b.position)
    .flatMap((variant) => {
      const price = toAmount(variant.prices, preferences)
      const { sku, name, description, restricted, memberPrices, lang } = variant
      if (!price) return []
      const memberPrice = toAmount(memberPrices ?? [], preferences)
      return [
        {
          sku,
          name,
          description,
          lang,
          price,
          maxQuantity: getMaxQuantity(variant, status),
          ...(restricted ? { isRestricted: true as const } : {}),
          ...(memberPrice ? { memberPrice } : {}),
        },
      ]
    })
