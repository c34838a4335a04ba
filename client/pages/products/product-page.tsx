import { useActionData, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetProductQuery } from '../../data/api.ts'
import { createBuyAction, type RefusedChoice } from '../../features/buying/buy-action.ts'
import { useStandingProblems } from '../../features/buying/standing-problems.ts'
import { RecentlyViewedOffer } from '../../features/consent/recently-viewed-offer.tsx'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, start } from '../../routing/load.ts'
import { areaPaths, productPath } from '../../features/products/product-path.ts'
import { RecentlyViewed } from '../../features/products/recently-viewed.tsx'
import { usePriceWords } from '../../features/prices/use-price-words.ts'
import { useRememberViewed } from '../../features/products/viewed-skus.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { BuyBar } from '../../features/buying/buy-bar.tsx'
import { Gallery } from '../../ui/media/gallery.tsx'
import { ProductLayout } from './product-layout.tsx'
import { ProductTitle } from './product-title.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductDetails } from './product-details.tsx'
import { canBeBought, offerId, ProductOffer } from './product-offer.tsx'
import { RelatedProducts } from './related-products.tsx'

export { ProductError as ErrorBoundary } from './product-error.tsx'

export const action = createBuyAction('products')

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const slug = params.slug!
  await load(context, 'getProduct', { slug }, request)
  start(context, 'getRelatedProducts', { slug })
  return null
}

export function Component() {
  const t = useT('products')
  const { slug = '' } = useParams()
  const { data: product } = useGetProductQuery({ slug })
  const refused = useActionData<RefusedChoice>()
  const standing = useStandingProblems(refused)
  const words = usePriceWords()(product?.price ?? null)
  useRememberViewed(product?.sku)
  usePageHead({
    title: t('common:titlePattern', { title: product?.metaTitle ?? '' }),
    description: product?.metaDescription,
    canonicalPath: productPath(slug),
    about: product && { kind: 'product', product },
    hasErrors: standing.problems.length > 0,
  })
  if (!product) return null
  const { sku, name, type, shortDescription, image, gallery } = product
  const buyable = canBeBought(product)
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          { children: t('common:home'), href: '/' },
          { children: t(`area.${type}`), href: areaPaths[type] },
          { children: name, href: productPath(slug) },
        ]}
      />
      <ProductLayout
        pictures={
          <Gallery
            key={slug}
            images={image ? [image, ...gallery] : gallery}
            legend={t('pictures')}
            nameOf={(number) => t('picture', { number, count: gallery.length + 1 })}
            square={type === 'record'}
          />
        }
      >
        {/* A price would promise what cannot be had. */}
        <ProductTitle name={name} text={shortDescription} {...(buyable ? words : {})} />
        <ProductActions sku={sku} name={name} />
        {/* Another product is another form: no quantity is carried over. */}
        <ProductOffer key={slug} product={product} refused={refused} standing={standing} />
        <ProductDetails product={product} />
      </ProductLayout>
      <RelatedProducts product={product} />
      <RecentlyViewed except={sku} />
      <RecentlyViewedOffer />
      <BuyBar
        price={buyable ? words.price : undefined}
        note={buyable ? (words.priceNote ?? '') : t('soldOut.heading')}
        href={`#${offerId}`}
        action={t(buyable ? `bar.${type}` : 'soldOut.title')}
        buy={buyable}
      />
    </>
  )
}
