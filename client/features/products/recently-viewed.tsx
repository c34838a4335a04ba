import { lazy, Suspense } from 'react'
import { useViewedSkus } from './viewed-skus.ts'

const ViewedProducts = lazy(async () => ({ default: (await import('./viewed-products.tsx')).ViewedProducts }))

const maxShown = 4

/**
 * Products viewed earlier in this browser, with consent. Place it at the foot of a page, since it appears after
 * hydration. `excludedSku` is the product of the page. Needs the namespace `product-lists`.
 */
export function RecentlyViewed({ excludedSku }: { excludedSku?: string }) {
  const skus = useViewedSkus()
    .filter((sku) => sku !== excludedSku)
    .slice(0, maxShown)
  if (skus.length === 0) return null
  return (
    <Suspense>
      <ViewedProducts skus={skus} />
    </Suspense>
  )
}
