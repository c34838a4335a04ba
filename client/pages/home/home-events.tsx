import type { EventListItem, Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { eventPath, useEventLabels } from '../../features/events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'
import { WishlistToggle } from '../../features/wishlists/wishlist-toggle.tsx'
import { EventList, EventRow } from '../../features/events/event-row.tsx'
import { EventCard } from '../../features/events/event-card.tsx'
import { EventNameList } from './event-name-list.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'

type EventsProps = { events: EventListItem[] }

function UpcomingEventRows({ events }: EventsProps) {
  const t = useT('home')
  const { toRowProps } = useEventLabels()
  return (
    <Section id="coming-up" title={t('upcoming')} moreLink={{ to: '/whats-on?view=list', text: t('everything') }} tight>
      <EventList>
        {events.map((event) => (
          <EventRow
            key={event.slug}
            {...toRowProps(event)}
            corner={<WishlistToggle sku={event.sku} name={event.name} iconOnly />}
          />
        ))}
      </EventList>
    </Section>
  )
}

/** The first poster fills a row of four, and each further row has four: five or nine posters leave no gap. */
const takeFullRows = (events: EventListItem[]) => events.slice(0, events.length >= 9 ? 9 : 5)

function PosterGrid({ events }: EventsProps) {
  const t = useT('home')
  const { toCardProps } = useEventLabels()
  return (
    <Section id="posters" title={t('posters')} moreLink={{ to: '/whats-on', text: t('allPosters') }}>
      <CardGrid featured>
        {takeFullRows(events).map((event, index) => (
          <EventCard
            key={event.slug}
            {...toCardProps(event)}
            featured={index === 0}
            corner={<WishlistToggle sku={event.sku} name={event.name} iconOnly />}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

function JustAnnounced({ events }: EventsProps) {
  const t = useT('home')
  const tEvents = useT('events')
  const items = events.map(({ slug, name, lang, date, venue }) => ({
    key: slug,
    to: eventPath(slug),
    name,
    lang,
    details: `${date.weekday} ${tEvents(date.isOtherYear ? 'shortDateWithYear' : 'shortDate', date)}, ${venue.city}`,
  }))
  return (
    <Section id="announced" title={t('justAnnounced')}>
      <EventNameList items={items} />
    </Section>
  )
}

/** Three sections of events: by date, as posters, newly announced. Empty sections are omitted. */
export const HomeEvents = ({
  upcomingEvents,
  posterEvents,
  justAnnounced,
}: Pick<Home, 'upcomingEvents' | 'posterEvents' | 'justAnnounced'>) => (
  <>
    {upcomingEvents.length > 0 && <UpcomingEventRows events={upcomingEvents} />}
    {posterEvents.length > 0 && <PosterGrid events={posterEvents} />}
    {justAnnounced.length > 0 && <JustAnnounced events={justAnnounced} />}
  </>
)
