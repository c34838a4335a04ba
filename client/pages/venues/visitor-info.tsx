import type { LocationPage } from '#shared/api/locations/locations-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Column, Columns } from '../../ui/layout/columns.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { MapLink } from './map-link.tsx'
import { formatOpeningHours } from './format-opening-hours.ts'

/** Parts that the CMS leaves empty are omitted. */
export function VisitorInfo({ location }: { location: LocationPage }) {
  const t = useT('venues')
  const { gettingHereHtml, accessHtml, openingHours, lang } = location
  return (
    <Section id="visit" title={t('venue.visit')}>
      <Columns>
        <Column id="getting-here" title={t('location.gettingHere')}>
          {gettingHereHtml && <RichText html={gettingHereHtml} />}
          <MapLink location={location} />
        </Column>
        {accessHtml && (
          <Column id="access" title={t('location.access')}>
            <RichText html={accessHtml} />
          </Column>
        )}
        {openingHours.length > 0 && (
          <Column id="hours" title={t('location.hours')}>
            <OpeningHours items={formatOpeningHours(openingHours, t)} lang={lang} />
            <MutedText as="p" small>
              {t('location.localTime')}
            </MutedText>
          </Column>
        )}
      </Columns>
    </Section>
  )
}
