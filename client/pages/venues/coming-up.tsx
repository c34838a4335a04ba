import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useEventWords } from '../../features/events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'
import { KeepControl } from '../../features/wishlists/keep-control.tsx'
import { Streamed } from '../../data/streamed.tsx'
import { BillRow } from '../../features/events/bill-row.tsx'
import { Bill } from '../../features/events/bill.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SkeletonRow } from '../../ui/feedback/skeleton-row.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { WithScript } from '../../ui/layout/with-script.tsx'

/**
 * The next nights in a room, and the way to all of them. Until they are there, and without a script, the link in the
 * heading leads to them.
 */
export function ComingUp({ venue: { slug, name } }: { venue: Pick<Location, 'slug' | 'name'> }) {
  const t = useT('venues')
  const { row } = useEventWords()
  const everything = { to: `/whats-on?venue=${slug}`, text: t('venue.everything', { venue: name }) }
  const link = <TextLink to={everything.to}>{everything.text}</TextLink>
  return (
    <Section id="coming-up" title={t('venue.comingUp')} more={everything}>
      <Streamed
        name="getVenueNights"
        arg={{ slug }}
        fallback={
          <WithScript as="div">
            <SkeletonRow count={3} />
          </WithScript>
        }
        failed={
          <Quiet>
            {t('venue.nightsFailed')} {link}
          </Quiet>
        }
      >
        {({ events }) =>
          events.length > 0 ? (
            <Bill>
              {events.map((event) => (
                <BillRow
                  key={event.slug}
                  {...row(event)}
                  corner={<KeepControl sku={event.sku} name={event.name} small />}
                />
              ))}
            </Bill>
          ) : (
            <Quiet>{t('venue.nothing')}</Quiet>
          )
        }
      </Streamed>
    </Section>
  )
}
