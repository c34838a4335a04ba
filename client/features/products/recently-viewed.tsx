import { useGetProductsBySkuQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { Section } from '../../ui/layout/section.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { ProductGrid } from './product-grid.tsx'
import { useViewedSkus } from './viewed-skus.ts'
import { formatSkus } from '#shared/rules/product-lists.ts'

const maxShown = 4

/**
 * Products viewed earlier in this browser, with consent. Place it at the foot of a page, since it appears after
 * hydration. `excludedSku` is the product of the page. Needs the namespace `product-lists`.
 */
export function RecentlyViewed({ excludedSku }: { excludedSku?: string }) {
  const t = useT('product-lists')
  const skus = useViewedSkus()
    .filter((sku) => sku !== excludedSku)
    .slice(0, maxShown)
  const { data } = useGetProductsBySkuQuery({ skus: formatSkus(skus) }, { skip: skus.length === 0 })
  if (skus.length === 0 || !data || data.products.length === 0) return null
  return (
    <Section id="recently-viewed" title={t('viewed.title')}>
      <ProductGrid products={data.products} />
      <p className="small-muted margin-top-24">
        {t('viewed.note')} <TextLink to="/consent-choices">{t('viewed.choices')}</TextLink>
      </p>
    </Section>
  )
}
