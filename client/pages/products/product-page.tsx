import { lazy, Suspense, useState } from 'react'
import { useActionData, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetProductQuery } from '../../data/api.ts'
import { createBuyAction, type RejectedQuantities } from '../../features/buying/create-buy-action.ts'
import { useRemainingErrors } from '../../features/buying/use-remaining-errors.ts'
import { RecentlyViewedPrompt } from './recently-viewed-prompt.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { loadQuery, prefetchQuery } from '../../routing/route-data.ts'
import { categoryPaths, productPath, purchaseSectionId } from '../../features/products/product-path.ts'
import { usePriceLabel } from '../../features/prices/use-price-label.ts'
import { useRecordView } from '../../features/products/viewed-skus.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import type { ChosenTotal } from '../../features/buying/buy-bar.tsx'
import { LazyBuyBar } from '../../features/buying/lazy-buy-bar.tsx'
import { Gallery } from '../../ui/media/gallery.tsx'
import { ProductLayout } from './product-layout.tsx'
import { ProductTitle } from './product-title.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductDetails } from './product-details.tsx'
import { findPreselected, ProductPurchase } from './product-purchase.tsx'
import { RelatedProducts } from './related-products.tsx'

const loadRecentlyViewed = async () => ({
  default: (await import('../../features/products/recently-viewed.tsx')).RecentlyViewed,
})

// Loads lazily in the browser. On the server it renders nothing, because only the browser knows the viewed products.
const LazyRecentlyViewed = import.meta.env.SSR ? (await loadRecentlyViewed()).default : lazy(loadRecentlyViewed)

export { ProductError as ErrorBoundary } from './product-error.tsx'

export const action = createBuyAction('products')

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const slug = params.slug!
  const { type } = await loadQuery(context, 'getProduct', { slug }, request)
  if (type === 'voucher') throw redirectTo(request, categoryPaths.voucher, 301)
  prefetchQuery(context, 'getRelatedProducts', { slug })
  return null
}

export function Component() {
  const t = useT('products')
  const { slug = '' } = useParams()
  const { data: product } = useGetProductQuery({ slug })
  const [chosen, setChosen] = useState<ChosenTotal>()
  const rejected = useActionData<RejectedQuantities>()
  const remaining = useRemainingErrors(rejected)
  const getPriceLabel = usePriceLabel()
  useRecordView(product?.sku)
  usePageMeta({
    title: t('common:titlePattern', { title: product?.metaTitle ?? '' }),
    description: product?.metaDescription,
    canonicalPath: productPath(slug),
    pageSubject: product && { kind: 'product', product },
    hasErrors: remaining.errors.length > 0,
  })
  if (!product) return null
  const { sku, name, type, shortDescription, image, gallery, variants, lang } = product
  const preselected = findPreselected(product)
  const buyable = preselected !== undefined
  // The price of the variant that the form starts with.
  const { price, priceNote } = getPriceLabel(preselected ? { ...preselected.price, isFromPrice: false } : null)
  const note = [variants.length > 1 && preselected?.name, priceNote].filter(Boolean).join(' · ')
  return (
    <>
      <PageBreadcrumbs
        items={[
          ...(type === 'goods' ? [] : [{ children: t(`area.${type}`), href: categoryPaths[type] }]),
          { children: name, href: productPath(slug), lang },
        ]}
      />
      <ProductLayout
        pictures={
          <Gallery
            key={slug}
            images={image ? [image, ...gallery] : gallery}
            legend={t('pictures')}
            getImageLabel={(number) => t('picture', { number, count: gallery.length + 1 })}
            square={type === 'record'}
          />
        }
      >
        <ProductTitle name={name} text={shortDescription} lang={lang} />
        {/* Keyed by product, so that the quantity is not carried over to another product. */}
        <ProductPurchase key={slug} product={product} rejected={rejected} remaining={remaining} onChoose={setChosen} />
        <ProductActions sku={sku} name={name} />
        <ProductDetails product={product} />
      </ProductLayout>
      <RelatedProducts product={product} />
      <Suspense>
        <LazyRecentlyViewed excludedSku={sku} />
      </Suspense>
      <RecentlyViewedPrompt />
      {buyable && (
        <LazyBuyBar
          price={price}
          note={note}
          href={`#${purchaseSectionId}`}
          action={t(`bar.${type}`)}
          chosen={chosen}
          submit={t('buy.submit')}
        />
      )}
    </>
  )
}
