import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextSection } from '../../ui/layout/text-section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { SpecTable } from '../../ui/text/spec-table.tsx'
import { TrackList } from './track-list.tsx'

/** The page shows them elsewhere: the formats as variants, the number of tracks as a list. */
const displayedAttributes = new Set(['format', 'tracks'])

/** Omits attributes without a label in this shop. */
export function ProductDetails({ product: { type, descriptionHtml, attributes } }: { product: ProductPage }) {
  const t = useT('products')
  const titles = attributes.find(({ code }) => code === 'track_list')?.value.split('\n')
  const facts = attributes
    .filter(({ code }) => !titles || !displayedAttributes.has(code))
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
          <TrackList titles={titles} />
        </TextSection>
      )}
      {facts.length > 0 && (
        <TextSection id="facts" title={t('facts')}>
          <SpecTable items={facts} />
        </TextSection>
      )}
    </>
  )
}
