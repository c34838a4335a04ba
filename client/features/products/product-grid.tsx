import type { ProductListItem } from '#shared/api/products/products-schemas.ts'
import type { HeadingLevel } from '../../ui/text/heading.tsx'
import { ProductTile } from './product-tile.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { useT } from '../../i18n/i18n.ts'
import { WishlistToggle } from '../wishlists/wishlist-toggle.tsx'
import { usePageInfo } from '../../data/session.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { productPath } from './product-path.ts'
import { usePriceLabel } from '../prices/use-price-label.ts'

type ProductGridProps = {
  products: readonly ProductListItem[]
  level?: HeadingLevel
  /** The first of them is the largest thing in the first view. */
  prioritizeFirst?: boolean
  isComparable?: boolean
}

/** Products side by side. Needs the areas `product-lists` and `wishlist-button` on the page. */
export function ProductGrid({ products, level = 3, prioritizeFirst = false, isComparable = false }: ProductGridProps) {
  const t = useT('product-lists')
  const { preferences } = usePageInfo()
  const getPriceLabel = usePriceLabel()
  // Beside a sleeve everything is as square as one.
  const isSquare = products.some(({ type }) => type === 'record')
  return (
    <CardGrid>
      {products.map((product, index) => {
        const { sku, slug, name, variants, image, price, soldOut } = product
        const { price: amount, priceNote } = getPriceLabel(price)
        return (
          <ProductTile
            key={sku}
            to={productPath(slug)}
            name={name}
            detail={variants.join(', ')}
            {...(soldOut ? { soldOutLabel: t('soldOut') } : { price: amount })}
            // Prices are gross unless they say otherwise.
            {...(preferences.incTax || soldOut ? {} : { priceNote })}
            image={image}
            square={isSquare}
            level={level}
            priority={prioritizeFirst && index === 0}
            corner={<WishlistToggle sku={sku} name={name} small />}
          >
            {isComparable && <CompareToggle sku={sku} name={name} />}
          </ProductTile>
        )
      })}
    </CardGrid>
  )
}
