import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { areaPaths } from '../../features/products/product-path.ts'
import { ProductWall } from '../../features/products/product-wall.tsx'
import { Streamed } from '../../data/streamed.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SkeletonWall } from '../../ui/feedback/skeleton-wall.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { WithScript } from '../../ui/layout/with-script.tsx'
import styles from './related-products.module.css'

const shown = 4

/**
 * More of its kind, and what goes with it. They come when they come; until then, and without a script, the link in the
 * heading leads to all of them.
 */
export function RelatedProducts({ product: { slug, type } }: { product: ProductPage }) {
  const t = useT('products')
  const all = { to: areaPaths[type], text: t(`all.${type}`) }
  const link = <TextLink to={all.to}>{all.text}</TextLink>
  return (
    <Section id="related" title={t('related')} more={all}>
      <Streamed
        name="getRelatedProducts"
        arg={{ slug }}
        fallback={
          <WithScript as="div">
            <SkeletonWall count={shown} />
          </WithScript>
        }
        failed={
          <Quiet>
            {t('relatedFailed')} {link}
          </Quiet>
        }
      >
        {({ related, accessories }) => (
          <>
            {related.length > 0 ? (
              <ProductWall products={related.slice(0, shown)} />
            ) : (
              <Quiet>{t('nothingRelated')}</Quiet>
            )}
            {accessories.length > 0 && (
              <div className={styles.accessories}>
                <h3 className={styles.title}>{t('accessories')}</h3>
                <ProductWall products={accessories.slice(0, shown)} level={4} />
              </div>
            )}
          </>
        )}
      </Streamed>
    </Section>
  )
}
