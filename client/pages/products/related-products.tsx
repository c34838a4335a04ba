import { memo } from 'react'
import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { categoryPaths, relatedSectionId } from '../../features/products/product-path.ts'
import { ProductGrid } from '../../features/products/product-grid.tsx'
import { Streamed } from '../../data/streamed.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SkeletonGrid } from '../../ui/feedback/skeleton-grid.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { JsOnly } from '../../ui/layout/js-only.tsx'

const maxShown = 4

/**
 * Similar and matching products, streamed in. Until they arrive and without JavaScript, the heading links to all of
 * them. `memo`: see `Streamed`.
 */
export const RelatedProducts = memo(({ product: { slug, type } }: { product: ProductPage }) => {
  const t = useT('products')
  const allLink = type === 'goods' ? undefined : { to: categoryPaths[type], text: t(`all.${type}`) }
  return (
    <Section id={relatedSectionId} title={t('related')} {...(allLink && { moreLink: allLink })}>
      <Streamed
        name="getRelatedProducts"
        arg={{ slug }}
        fallback={
          <JsOnly as="div">
            <SkeletonGrid count={maxShown} />
          </JsOnly>
        }
        errorFallback={
          <MutedText>
            {t('relatedFailed')} {allLink && <TextLink to={allLink.to}>{allLink.text}</TextLink>}
          </MutedText>
        }
      >
        {({ related, accessories }) => (
          <>
            {related.length > 0 ? (
              <ProductGrid products={related.slice(0, maxShown)} />
            ) : (
              <MutedText>{t('nothingRelated')}</MutedText>
            )}
            {accessories.length > 0 && (
              <div className="margin-top-64">
                <h3 className="text-name margin-bottom-24">{t('accessories')}</h3>
                <ProductGrid products={accessories.slice(0, maxShown)} level={4} />
              </div>
            )}
          </>
        )}
      </Streamed>
    </Section>
  )
})
