import { useSelector } from 'react-redux'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { toEventCalendarPath } from '#shared/rules/paths/event-calendar-path.ts'
import { canBeSaved, saleRules } from '#shared/rules/sale-status.ts'
import { useEventLabels } from '../../../features/events/event-labels.ts'
import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { WishlistToggle } from '../../../features/wishlists/wishlist-toggle.tsx'
import { navigation } from '../../../data/navigation-slice.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventTitle } from './event-title.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { TextLink } from '../../../ui/actions/text-link.tsx'
import styles from './event-head.module.css'
import {
  getStatusLabel,
  headActionsId,
  hasNoMoreTickets,
  hasPricesInAdvance,
  similarEventsPath,
} from './sale-actions.ts'
import { getPreviousListingPath } from './previous-listing-path.ts'

export function EventHead({ event }: { event: EventPage }) {
  const t = useT('events')
  const { venueLabel, timeLabel, shownPriceLabel } = useEventLabels()
  const listingPath = getPreviousListingPath(useSelector(navigation.selectors.previousPath))
  const language = useLanguage()
  const { sku, slug, name, support, status, isOver, date, venue, onSaleFromShort, lang } = event
  const before = [event.previousDate, event.previousVenue].filter(Boolean).join(', ')
  const { eventState } = saleRules[status]
  const price = shownPriceLabel(event)
  const elsewhere = hasNoMoreTickets(event)
  const facts = [
    ...(date.doors ? [{ term: t('event.doors'), value: timeLabel(date.doors) }] : []),
    { term: t('event.onStage'), value: timeLabel(date.starts) },
    ...(price ? [{ term: t('event.tickets'), value: price }] : []),
    ...(onSaleFromShort ? [{ term: t(`sale.${status}.from`), value: onSaleFromShort, wide: true }] : []),
    { term: t('event.venue'), value: <Link to={`/venues/${venue.slug}`}>{venueLabel(venue)}</Link>, wide: true },
    ...(before && eventState === 'rescheduled'
      ? [{ term: t('sale.moved.before'), value: <s>{before}</s>, wide: true }]
      : []),
  ]
  return (
    <>
      {listingPath && <TextLink to={listingPath}>{t('event.back')}</TextLink>}
      <EventTitle name={name} status={status} statusLabel={getStatusLabel(event, t)} support={support} lang={lang} />
      <EventFacts date={date} isDateVoid={eventState === 'postponed' || eventState === 'cancelled'} facts={facts} />
      <div id={headActionsId} className={styles.actions}>
        {elsewhere && (
          <ButtonLink variant="solid" to={similarEventsPath(event)}>
            {t('sale.similar')}
          </ButtonLink>
        )}
        {canBeSaved(status) && !isOver && <WishlistToggle sku={sku} name={name} isMain={hasPricesInAdvance(event)} />}
        {!elsewhere && (
          <a className="standalone-link" href={toEventCalendarPath(slug, language)}>
            {t('event.addToCalendar')}
          </a>
        )}
      </div>
    </>
  )
}
