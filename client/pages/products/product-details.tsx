import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextSection } from '../../ui/layout/text-section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { SpecTable } from '../../ui/text/spec-table.tsx'

/** Omits attributes without a label in this shop. */
export function ProductDetails({ product: { type, descriptionHtml, attributes, lang } }: { product: ProductPage }) {
  const t = useT('products')
  const titles = attributes.find(({ code }) => code === 'track_list')?.value.split('\n')
  const facts = attributes
    .map(({ code, value }) => ({ term: t(`attribute.${code}`, { defaultValue: '' }), value }))
    .filter(({ term }) => term !== '')
  return (
    <>
      {descriptionHtml && (
        <TextSection id="about" title={t(`about.${type}`)}>
          <RichText html={descriptionHtml} />
        </TextSection>
      )}
      {titles && (
        <TextSection id="tracks" title={t('attribute.tracks')}>
          <ol lang={lang}>
            {titles.map((title, index) => (
              // Two tracks may have one title.
              <li key={index}>{title}</li>
            ))}
          </ol>
        </TextSection>
      )}
      {facts.length > 0 && (
        <TextSection id="facts" title={t('facts')}>
          <SpecTable items={facts} lang={lang} />
        </TextSection>
      )}
    </>
  )
}
