import { formatSkus } from '#shared/rules/product-lists.ts'
import { useGetProductsBySkuQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { Section } from '../../ui/layout/section.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Products that the shopper viewed, with a link to stop remembering them. Needs the namespace `product-lists`. */
export function ViewedProducts({ skus }: { skus: string[] }) {
  const t = useT('product-lists')
  const { data } = useGetProductsBySkuQuery({ skus: formatSkus(skus) })
  if (!data || data.products.length === 0) return null
  return (
    <Section id="recently-viewed" title={t('viewed.title')}>
      <ProductGrid products={data.products} />
      <p className="small-muted margin-top-24">
        {t('viewed.note')} <TextLink to="/consent-choices">{t('viewed.choices')}</TextLink>
      </p>
    </Section>
  )
}
