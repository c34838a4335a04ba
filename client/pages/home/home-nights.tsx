import type { EventCard, Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { eventPath, useEventWords } from '../../features/events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'
import { KeepControl } from '../../features/wishlists/keep-control.tsx'
import { BillRow } from '../../features/events/bill-row.tsx'
import { Bill } from '../../features/events/bill.tsx'
import { Card } from '../../features/events/card.tsx'
import { Roll } from './roll.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Wall } from '../../ui/layout/wall.tsx'

type Nights = { events: EventCard[] }

function ComingUp({ events }: Nights) {
  const t = useT('home')
  const { row } = useEventWords()
  return (
    <Section id="coming-up" title={t('comingUp')} more={{ to: '/whats-on?view=list', text: t('everything') }} tight>
      <Bill>
        {events.map((event) => (
          <BillRow key={event.slug} {...row(event)} corner={<KeepControl sku={event.sku} name={event.name} small />} />
        ))}
      </Bill>
    </Section>
  )
}

/** The lead takes four places of a row of four, so that five or nine posters leave no gap. */
const fullRows = (events: EventCard[]) => events.slice(0, events.length >= 9 ? 9 : 5)

function OnTheWall({ events }: Nights) {
  const t = useT('home')
  const { card } = useEventWords()
  return (
    <Section id="wall" title={t('wall')} more={{ to: '/whats-on', text: t('allPosters') }}>
      <Wall lead>
        {fullRows(events).map((event, index) => (
          <Card
            key={event.slug}
            {...card(event)}
            lead={index === 0}
            corner={<KeepControl sku={event.sku} name={event.name} small />}
          />
        ))}
      </Wall>
    </Section>
  )
}

function JustAnnounced({ events }: Nights) {
  const t = useT('home')
  const tEvents = useT('events')
  const items = events.map(({ slug, name, date, venue }) => ({
    key: slug,
    to: eventPath(slug),
    name,
    when: `${tEvents('shortDate', { day: date.day, month: date.month })}, ${venue.city}`,
  }))
  return (
    <Section id="announced" title={t('justAnnounced')}>
      <Roll items={items} />
    </Section>
  )
}

/**
 * What is on, three times: to read by date, to look at, and to hear of first. Parts with nothing in them are left out.
 */
export const HomeNights = ({ comingUp, wall, justAnnounced }: Pick<Home, 'comingUp' | 'wall' | 'justAnnounced'>) => (
  <>
    {comingUp.length > 0 && <ComingUp events={comingUp} />}
    {wall.length > 0 && <OnTheWall events={wall} />}
    {justAnnounced.length > 0 && <JustAnnounced events={justAnnounced} />}
  </>
)
