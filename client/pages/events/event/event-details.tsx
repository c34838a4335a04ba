import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../../i18n/i18n.ts'
import { Detail } from '../../../ui/layout/detail.tsx'
import { Lead } from '../../../ui/text/lead.tsx'
import { PictureRows } from '../../../ui/media/picture-rows.tsx'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { Times } from '../../../ui/text/times.tsx'

/** What there is to know about the night. Parts that the back office left empty are left out. */
export function EventDetails({ event }: { event: EventPage }) {
  const t = useT('events')
  const { name, shortDescription, descriptionHtml, runningOrder, accessHtml, ageLimit, gallery } = event
  return (
    <>
      {(shortDescription || descriptionHtml) && (
        <Detail id="about" title={t('event.about')}>
          {shortDescription && <Lead>{shortDescription}</Lead>}
          {descriptionHtml && <RichText html={descriptionHtml} />}
        </Detail>
      )}
      {runningOrder.length > 0 && (
        <Detail id="running-order" title={t('event.runningOrder')}>
          <Times items={runningOrder} />
        </Detail>
      )}
      {accessHtml && (
        <Detail id="access" title={t('event.access')}>
          <RichText html={accessHtml} />
        </Detail>
      )}
      {ageLimit && (
        <Detail id="age" title={t('event.age')}>
          <p>{ageLimit}</p>
        </Detail>
      )}
      {gallery.length > 0 && (
        <Detail id="pictures" title={t('event.pictures')}>
          <PictureRows label={t('event.picturesOf', { name })} pictures={gallery} />
        </Detail>
      )}
    </>
  )
}
