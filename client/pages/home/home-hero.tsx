import type { Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import { eventPath, useEventLabels } from '../../features/events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { HeroBanner } from './hero-banner.tsx'
import { HeroTicket } from './hero-ticket.tsx'

type HomeHeroProps = { event: NonNullable<Home['hero']> }

const kickers = { tonight: 'tonightAt', today: 'todayAt', later: 'nextAt' } as const

export function HomeHero({ event }: HomeHeroProps) {
  const t = useT('home')
  const tEvents = useT('events')
  const { statusLabel, venueLabel, timeLabel, formatPrice, shownPriceLabel } = useEventLabels()
  const { date, venue, status, price } = event
  const to = eventPath(event.slug)
  const statusText = statusLabel(status)
  const facts = [
    ...(date.doors ? [{ term: tEvents('event.doors'), value: timeLabel(date.doors) }] : []),
    { term: tEvents('event.onStage'), value: timeLabel(date.starts) },
    { term: t('venue'), value: venueLabel(venue) },
  ]
  return (
    <HeroBanner
      to={to}
      name={event.name}
      kicker={t(kickers[event.day], { venue: venue.name })}
      date={date.long}
      text={event.shortDescription || event.support}
      image={event.wideImage ?? event.image}
      lang={event.lang}
    >
      <HeroTicket
        date={date}
        facts={facts}
        price={
          price && shownPriceLabel(event)
            ? {
                label: price.isFromPrice ? t('statusAndFrom', { status: statusText }) : statusText,
                value: formatPrice(price),
              }
            : { label: statusText, value: '' }
        }
        action={
          <ButtonLink to={to} big variant={isBuyable(status) ? 'buy' : 'solid'}>
            {tEvents(isBuyable(status) ? 'action.buy' : 'action.details')}
          </ButtonLink>
        }
      />
    </HeroBanner>
  )
}
