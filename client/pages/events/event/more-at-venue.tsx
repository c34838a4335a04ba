import { memo } from 'react'
import type { EventListItem, EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { useT } from '../../../i18n/i18n.ts'
import { Streamed } from '../../../data/streamed.tsx'
import { EventCard } from '../../../features/events/event-card.tsx'
import { MutedText } from '../../../ui/text/muted-text.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { SkeletonGrid } from '../../../ui/feedback/skeleton-grid.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import { CardGrid } from '../../../ui/layout/card-grid.tsx'
import { JsOnly, NoJsOnly } from '../../../ui/layout/js-only.tsx'

const maxShown = 4

/** Inside the streamed content, so that a change of its labels for a member updates nothing around that content. */
function VenueEventPosters({ events }: { events: EventListItem[] }) {
  const { toCardProps } = useEventLabels()
  return (
    <CardGrid>
      {events.slice(0, maxShown).map((event) => (
        <EventCard key={event.slug} {...toCardProps(event)} />
      ))}
    </CardGrid>
  )
}

/**
 * Other events at the same venue, streamed in. Until they arrive and without JavaScript, the heading links to all of
 * them. `memo`: see `Streamed`.
 */
export const MoreAtVenue = memo(({ event: { slug, venue } }: { event: EventPage }) => {
  const t = useT('events')
  const allLink = { to: `/whats-on?venue=${venue.slug}`, text: t('event.allAtVenue', { venue: venue.name }) }
  const link = <TextLink to={allLink.to}>{allLink.text}</TextLink>
  return (
    <Section id="also-here" title={t('event.moreAtVenue')} moreLink={allLink}>
      <Streamed
        name="getRelatedEvents"
        arg={{ slug }}
        fallback={
          <>
            <JsOnly as="div">
              <SkeletonGrid count={maxShown} />
            </JsOnly>
            <NoJsOnly>{link}</NoJsOnly>
          </>
        }
        errorFallback={
          <MutedText>
            {t('event.moreFailed')} {link}
          </MutedText>
        }
      >
        {({ events }) =>
          events.length > 0 ? <VenueEventPosters events={events} /> : <MutedText>{t('event.noOtherEvents')}</MutedText>
        }
      </Streamed>
    </Section>
  )
})
