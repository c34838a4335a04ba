import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Detail } from '../../ui/layout/detail.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Specs } from '../../ui/text/specs.tsx'

/** What there is to know about it. An attribute this shop has no name for is left out. */
export function ProductDetails({ product: { type, descriptionHtml, attributes } }: { product: ProductPage }) {
  const t = useT('products')
  const facts = attributes
    .map(({ code, value }) => ({ term: t(`attribute.${code}`, { defaultValue: '' }), value }))
    .filter(({ term }) => term !== '')
  return (
    <>
      {descriptionHtml && (
        <Detail id="about" title={t(`about.${type}`)}>
          <RichText html={descriptionHtml} />
        </Detail>
      )}
      {facts.length > 0 && (
        <Detail id="facts" title={t('facts')}>
          <Specs items={facts} />
        </Detail>
      )}
    </>
  )
}
