import { data, useActionData, type LoaderFunctionArgs } from 'react-router-dom'
import { giftVouchersPath } from '#shared/rules/paths/gift-vouchers-path.ts'
import { useGetContentQuery, useGetProductQuery, useGetProductsQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { toFirstPageInput } from '../../features/products/product-filters.ts'
import { useT } from '../../i18n/i18n.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { redirectToNewUrl } from '../../routing/redirect-to.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { GiftForm } from './gift-form.tsx'
import type { RejectedGift } from './gift-values.ts'
import styles from './gift-vouchers-page.module.css'

export { action } from './gift-action.ts'

/** The path of the CMS page. */
const path = giftVouchersPath.slice(1)

const findVoucher = <P extends { type: string }>(products: readonly P[] | undefined) =>
  products?.find(({ type }) => type === 'voucher')

/** The text is CMS content. The product category of that CMS page names the voucher that the form sells. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { page, redirect: target } = await loadQuery(context, 'getContent', { path }, request)
  if (target) throw redirectToNewUrl(request, target.to, target.permanent ? 301 : 302)
  if (!page) throw data(null, { status: 404 })
  if (!page.productCategory) return null
  const { products } = await loadQuery(context, 'getProducts', toFirstPageInput(page.productCategory), request)
  const voucher = findVoucher(products)
  if (voucher) await loadQuery(context, 'getProduct', { slug: voucher.slug }, request)
  return null
}

export function Component() {
  const t = useT('gifts')
  const page = useGetContentQuery({ path }).data?.page
  const category = page?.productCategory ?? ''
  const slug = findVoucher(
    useGetProductsQuery(toFirstPageInput(category), { skip: category === '' }).data?.products,
  )?.slug
  const rejected = useActionData<RejectedGift>()
  const canFindVoucher = useCapability('product-categories')
  const hasGifts = useCapability('gifts')
  const { data: product } = useGetProductQuery({ slug: slug ?? '' }, { skip: slug === undefined })
  usePageMeta({
    title: page?.metaTitle ?? '',
    description: page?.metaDescription ?? '',
    canonicalPath: giftVouchersPath,
    hasErrors: rejected !== undefined,
    image: page?.image,
    ...(product ? { pageSubject: { kind: 'product' as const, product } } : {}),
  })
  if (!page) return null
  const head = <PageHead title={page.title} lead={page.lead} lang={page.lang} small />
  const isBuyable = product?.variants.some(({ maxQuantity }) => maxQuantity > 0)
  return (
    <>
      <PageBreadcrumbs items={page.breadcrumbs} includesHome />
      <Container className="padding-bottom-96">
        {product?.gift && isBuyable ? (
          <GiftForm product={product} gift={product.gift} head={head} rejected={rejected} />
        ) : (
          <>
            {head}
            {canFindVoucher && hasGifts && (
              <Alert title={t('soldOut')} level={2}>
                <p>{t('soldOutText')}</p>
              </Alert>
            )}
          </>
        )}
        <div className={styles.text}>
          <RichText html={page.html} />
        </div>
      </Container>
    </>
  )
}
