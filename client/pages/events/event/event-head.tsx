import { useSelector } from 'react-redux'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { eventCalendarPath } from '#shared/rules/event-calendar-path.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useEventWords } from '../../../features/events/event-card-props.ts'
import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { KeepControl } from '../../../features/wishlists/keep-control.tsx'
import { navigation } from '../../../data/navigation-slice.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventTitle } from './event-title.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import styles from './event-head.module.css'
import { listingBehind } from './listing-behind.ts'

/** Who, when, where and from how much: what decides whether to read on. */
export function EventHead({ event }: { event: EventPage }) {
  const t = useT('events')
  const { statusWord, place, time, shownPrice } = useEventWords()
  const back = listingBehind(useSelector(navigation.selectors.previousPath))
  const language = useLanguage()
  const { sku, slug, name, support, status, date, venue } = event
  const { happens } = saleRules[status]
  const price = shownPrice(event)
  const facts = [
    ...(date.doors ? [{ term: t('event.doors'), value: time(date.doors) }] : []),
    { term: t('event.onStage'), value: time(date.starts) },
    ...(price ? [{ term: t('event.tickets'), value: price }] : []),
    { term: t('event.venue'), value: <Link to={`/venues/${venue.slug}`}>{place(venue)}</Link>, wide: true },
  ]
  return (
    <>
      {back && <TextLink to={back}>{t('event.back')}</TextLink>}
      <EventTitle name={name} status={status} statusWord={statusWord(status)} support={support} />
      <EventFacts date={date} facts={facts} />
      <div className={styles.ways}>
        <KeepControl sku={sku} name={name} />
        {(happens === 'scheduled' || happens === 'rescheduled') && (
          <ButtonLink href={eventCalendarPath(slug, language)}>{t('event.addToCalendar')}</ButtonLink>
        )}
      </div>
    </>
  )
}
