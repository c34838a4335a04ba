import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../../i18n/i18n.ts'
import { TextSection } from '../../../ui/layout/text-section.tsx'
import { LeadText } from '../../../ui/text/lead-text.tsx'
import { ImageGrid } from '../../../ui/media/image-grid.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { TimeTable } from '../../../ui/text/time-table.tsx'
import { markLanguage } from '../../../ui/text/mark-language.tsx'

/** Parts that the CMS leaves empty are omitted. */
export function EventDetails({ event }: { event: EventPage }) {
  const t = useT('events')
  const { name, shortDescription, descriptionHtml, runningOrder, accessHtml, ageLimit, gallery, lang } = event
  return (
    <>
      {(shortDescription || descriptionHtml) && (
        <TextSection id="about" title={t('event.about')}>
          {shortDescription && <LeadText>{markLanguage(shortDescription, lang)}</LeadText>}
          {descriptionHtml && <RichText html={descriptionHtml} />}
        </TextSection>
      )}
      {runningOrder.length > 0 && (
        <TextSection id="running-order" title={t('event.runningOrder')}>
          <TimeTable items={runningOrder} />
        </TextSection>
      )}
      {accessHtml && (
        <TextSection id="access" title={t('event.access')}>
          <RichText html={accessHtml} />
        </TextSection>
      )}
      {ageLimit && (
        <TextSection id="age" title={t('event.age')}>
          <p lang={lang}>{ageLimit}</p>
        </TextSection>
      )}
      {gallery.length > 0 && (
        <TextSection id="pictures" title={t('event.pictures')}>
          <ImageGrid label={t('event.picturesOf', { name })} images={gallery} />
        </TextSection>
      )}
    </>
  )
}
