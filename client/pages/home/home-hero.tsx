import type { Home } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import { eventPath, useEventWords } from '../../features/events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Hero } from './hero.tsx'
import { Pass } from './pass.tsx'

type HomeHeroProps = { night: NonNullable<Home['hero']>; tonight: boolean }

/** The night that comes next, as large as the street, and the ticket to it. */
export function HomeHero({ night, tonight }: HomeHeroProps) {
  const t = useT('home')
  const tEvents = useT('events')
  const { statusWord, place, time, amount, shownPrice } = useEventWords()
  const { date, venue, status, price } = night
  const to = eventPath(night.slug)
  const word = statusWord(status)
  const facts = [
    ...(date.doors ? [{ term: tEvents('event.doors'), value: time(date.doors) }] : []),
    { term: tEvents('event.onStage'), value: time(date.starts) },
    { term: t('room'), value: place(venue) },
  ]
  return (
    <Hero
      to={to}
      name={night.name}
      kicker={t(tonight ? 'tonightAt' : 'nextAt', { venue: venue.name })}
      date={date.long}
      text={night.shortDescription || night.support}
      image={night.wideImage ?? night.image}
    >
      <Pass
        date={date}
        facts={facts}
        price={
          price && shownPrice(night)
            ? { label: price.from ? t('statusAndFrom', { status: word }) : word, value: amount(price) }
            : { label: word, value: '' }
        }
        action={
          <ButtonLink to={to} big variant={isBuyable(status) ? 'buy' : 'solid'}>
            {tEvents(isBuyable(status) ? 'action.buy' : 'action.details')}
          </ButtonLink>
        }
      />
    </Hero>
  )
}
