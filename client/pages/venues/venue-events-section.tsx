import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Location } from '#shared/api/locations/locations-schemas.ts'
import { useEventLabels } from '../../features/events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'
import { WishlistToggle } from '../../features/wishlists/wishlist-toggle.tsx'
import { Streamed } from '../../data/streamed.tsx'
import { EventList, EventRow } from '../../features/events/event-row.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SkeletonRow } from '../../ui/feedback/skeleton-row.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { JsOnly } from '../../ui/layout/js-only.tsx'

/** Inside the streamed content, so that a change of its labels for a member updates nothing around that content. */
function VenueEventRows({ events }: { events: EventListItem[] }) {
  const { toRowProps } = useEventLabels()
  return (
    <EventList>
      {events.map((event) => (
        <EventRow
          key={event.slug}
          {...toRowProps(event)}
          venue=""
          corner={<WishlistToggle sku={event.sku} name={event.name} iconOnly />}
        />
      ))}
    </EventList>
  )
}

/**
 * The next events at a venue, streamed in. Until they arrive and without JavaScript, the heading links to all of them.
 */
export function VenueEventsSection({ venue: { slug, name } }: { venue: Pick<Location, 'slug' | 'name'> }) {
  const t = useT('venues')
  const allLink = { to: `/whats-on?venue=${slug}`, text: t('venue.allEvents', { venue: name }) }
  const link = <TextLink to={allLink.to}>{allLink.text}</TextLink>
  return (
    <Section id="coming-up" title={t('venue.upcoming')} moreLink={allLink}>
      <Streamed
        name="getVenueEvents"
        arg={{ slug }}
        fallback={
          <JsOnly as="div">
            <SkeletonRow count={3} />
          </JsOnly>
        }
        errorFallback={
          <MutedText>
            {t('venue.eventsFailed')} {link}
          </MutedText>
        }
      >
        {({ events }) =>
          events.length > 0 ? <VenueEventRows events={events} /> : <MutedText>{t('venue.noEvents')}</MutedText>
        }
      </Streamed>
    </Section>
  )
}
