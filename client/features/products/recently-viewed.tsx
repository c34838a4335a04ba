import { useGetProductsBySkuQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { Section } from '../../ui/layout/section.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { ProductWall } from './product-wall.tsx'
import { useViewedSkus } from './viewed-skus.ts'
import { formatSkus } from '#shared/rules/product-lists.ts'
import styles from './recently-viewed.module.css'

const shown = 4

/**
 * What this browser looked at before, if it may be remembered: at the foot of a page, since it comes after hydration.
 * `except` is what the page itself shows. Needs the area `lists`.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const t = useT('lists')
  const skus = useViewedSkus()
    .filter((sku) => sku !== except)
    .slice(0, shown)
  const { data } = useGetProductsBySkuQuery({ skus: formatSkus(skus) }, { skip: skus.length === 0 })
  if (skus.length === 0 || !data || data.products.length === 0) return null
  return (
    <Section id="recently-viewed" title={t('viewed.title')}>
      <ProductWall products={data.products} />
      <p className={styles.note}>
        {t('viewed.note')} <TextLink to="/consent-choices">{t('viewed.choices')}</TextLink>
      </p>
    </Section>
  )
}
