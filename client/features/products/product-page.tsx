import { useActionData, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetProductQuery } from '../../app/api.ts'
import { createBuyAction, type RefusedChoice } from '../../app/buying/buy-action.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { KeepControl } from '../../app/keep-control.tsx'
import { load } from '../../app/load.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { BuyBar } from '../../ui/buy-bar.tsx'
import { ProductLayout } from '../../ui/product-layout.tsx'
import { ProductTitle } from '../../ui/product-title.tsx'
import { ProductDetails } from './product-details.tsx'
import { canBeBought, offerId, ProductOffer } from './product-offer.tsx'
import styles from './product-page.module.css'
import { areaPaths, productPath } from './product-path.ts'
import { productPictures } from './product-pictures.tsx'
import { usePriceWords } from './use-price-words.ts'

export const action = createBuyAction('products')

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await load(context, 'getProduct', { slug: params.slug! }, request)
  return null
}

export function Component() {
  const t = useT('products')
  const { slug = '' } = useParams()
  const { data: product } = useGetProductQuery({ slug })
  const refused = useActionData<RefusedChoice>()
  const words = usePriceWords(product?.price ?? null)
  usePageHead({
    title: t('common:titlePattern', { title: product?.metaTitle ?? '' }),
    description: product?.metaDescription,
    canonicalPath: productPath(slug),
    about: product && { kind: 'product', product },
    hasErrors: refused !== undefined,
  })
  if (!product) return null
  const { sku, name, type, shortDescription } = product
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
      <ProductLayout pictures={productPictures(product)} square={type === 'record'}>
        <ProductTitle name={name} text={shortDescription} {...words} />
        <div className={styles.keep}>
          <KeepControl sku={sku} name={name} />
        </div>
        {/* Another product is another form: no quantity is carried over. */}
        <ProductOffer key={slug} product={product} refused={refused} />
        <ProductDetails product={product} />
      </ProductLayout>
      <BuyBar
        price={words.price}
        note={buyable ? (words.priceNote ?? '') : t('soldOut.title')}
        href={`#${offerId}`}
        action={t(buyable ? `bar.${type}` : 'soldOut.title')}
        buy={buyable}
      />
    </>
  )
}
