import type { ProductListItem } from '#shared/api/products/products-schemas.ts'
import type { HeadingLevel } from '../../ui/text/heading.tsx'
import { ProductTile } from './product-tile.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { useT } from '../../i18n/i18n.ts'
import { WishlistToggle } from '../wishlists/wishlist-toggle.tsx'
import { usePageInfo } from '../../data/page-info.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { productPath } from './product-path.ts'
import { usePriceLabel } from '../prices/use-price-label.ts'

type ProductGridProps = {
  products: readonly ProductListItem[]
  level?: HeadingLevel
  /** Whether the first product is the largest element of the first view. */
  prioritizeFirst?: boolean
  isComparable?: boolean
}

/** Products side by side. Needs the namespaces `product-lists` and `wishlist-button`. */
export function ProductGrid({ products, level = 3, prioritizeFirst = false, isComparable = false }: ProductGridProps) {
  const t = useT('product-lists')
  const { preferences } = usePageInfo()
  const getPriceLabel = usePriceLabel()
  // Record sleeves are square, so all products beside them are.
  const isSquare = products.some(({ type }) => type === 'record')
  return (
    <CardGrid>
      {products.map((product, index) => {
        const { sku, slug, name, type, variants, image, price, soldOut, lang } = product
        const { price: amount, priceNote } = getPriceLabel(price)
        return (
          <ProductTile
            key={sku}
            to={productPath(slug)}
            name={name}
            lang={lang}
            // A voucher's variants are its amounts, which the price already shows.
            {...(type === 'voucher' ? {} : { detail: variants.join(', ') })}
            {...(soldOut ? { soldOutLabel: t('soldOut') } : { price: amount })}
            // Only net prices carry a note here.
            {...(preferences.incTax || soldOut ? {} : { priceNote })}
            image={image}
            square={isSquare}
            level={level}
            priority={prioritizeFirst && index === 0}
            corner={<WishlistToggle sku={sku} name={name} iconOnly />}
          >
            {isComparable && <CompareToggle sku={sku} name={name} />}
          </ProductTile>
        )
      })}
    </CardGrid>
  )
}
