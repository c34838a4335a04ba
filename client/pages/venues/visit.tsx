import type { LocationPage } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Column, Columns } from '../../ui/layout/columns.tsx'
import { Hours } from './hours.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { MapLink } from './map-link.tsx'
import { hoursInWords } from './place-words.ts'

/** Everything to know before setting out. Parts the back office left empty are left out. */
export function Visit({ place }: { place: LocationPage }) {
  const t = useT('venues')
  const { gettingHereHtml, accessHtml, openingHours } = place
  return (
    <Section id="visit" title={t('venue.visit')}>
      <Columns>
        <Column id="getting-here" title={t('place.gettingHere')}>
          {gettingHereHtml && <RichText html={gettingHereHtml} />}
          <MapLink place={place} />
        </Column>
        {accessHtml && (
          <Column id="access" title={t('place.access')}>
            <RichText html={accessHtml} />
          </Column>
        )}
        {openingHours.length > 0 && (
          <Column id="hours" title={t('place.hours')}>
            <Hours items={hoursInWords(openingHours, t)} />
            <Quiet as="p" small>
              {t('place.localTime')}
            </Quiet>
          </Column>
        )}
      </Columns>
    </Section>
  )
}
