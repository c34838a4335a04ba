import type { ProductCard } from '#shared/api/products/products-schemas.ts'
import type { HeadingLevel } from '../../ui/text/heading.tsx'
import { ProductTile } from './product-tile.tsx'
import { Wall } from '../../ui/layout/wall.tsx'
import { useT } from '../../i18n/i18n.ts'
import { KeepControl } from '../wishlists/keep-control.tsx'
import { usePageInfo } from '../../data/session.ts'
import { CompareControl } from './compare-control.tsx'
import { productPath } from './product-path.ts'
import { usePriceWords } from '../prices/use-price-words.ts'

type ProductWallProps = {
  products: readonly ProductCard[]
  level?: HeadingLevel
  /** The first of them is the largest thing in the first view. */
  first?: boolean
  compare?: boolean
}

/** Products side by side. Needs the areas `lists` and `keep` on the page. */
export function ProductWall({ products, level = 3, first = false, compare = false }: ProductWallProps) {
  const t = useT('lists')
  const { preferences } = usePageInfo()
  const priceWords = usePriceWords()
  // Beside a sleeve everything is as square as one.
  const square = products.some(({ type }) => type === 'record')
  return (
    <Wall>
      {products.map((product, index) => {
        const { sku, slug, name, variants, image, price, soldOut } = product
        const { price: amount, priceNote } = priceWords(price)
        return (
          <ProductTile
            key={sku}
            to={productPath(slug)}
            name={name}
            detail={variants.join(', ')}
            {...(soldOut ? { gone: t('soldOut') } : { price: amount })}
            // Prices are gross unless they say otherwise.
            {...(preferences.incTax || soldOut ? {} : { priceNote })}
            image={image}
            square={square}
            level={level}
            priority={first && index === 0}
            corner={<KeepControl sku={sku} name={name} small />}
          >
            {compare && <CompareControl sku={sku} name={name} />}
          </ProductTile>
        )
      })}
    </Wall>
  )
}
