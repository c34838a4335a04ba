import type { EventCalendar } from '#shared/api/catalogue/catalogue-schemas.ts'
import { eventPath, useEventWords } from '../../../features/events/event-card-props.ts'
import { useT } from '../../../i18n/i18n.ts'
import { CountLine } from '../../../ui/text/count-line.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { MonthHead } from './month-head.tsx'
import { calendarWeeks } from './calendar-weeks.ts'
import { listingPath, type Filters } from './event-filters.ts'
import { ListingEmpty } from './listing-empty.tsx'
import styles from './listing-results.module.css'
import { useStartOfPage } from '../../../features/listings/use-start-of-page.ts'

/** What's On as a month: a table of weeks, or where that does not fit the days with nights, one below the other. */
export function CalendarView({ calendar, filters }: { calendar: EventCalendar; filters: Filters }) {
  const t = useT('events')
  const { statusWord, time } = useEventWords()
  const { month, label, weekdays, total, previous, next, venues } = calendar
  const start = useStartOfPage(month)
  const way = (to: EventCalendar['next']) =>
    to && { to: listingPath({ ...filters, month: to.value, page: 1 }, 'calendar'), text: to.label }
  const nights = t('listing.nights', { count: total })
  const chosen = venues.find(({ value }) => value === filters.venue)
  const found =
    total === 0
      ? t('listing.noNights')
      : t('calendar.found', {
          month: label,
          nights: chosen ? t('listing.foundAt', { nights, venue: chosen.label }) : nights,
        })
  const weeks = calendarWeeks(calendar).map((week) =>
    week.map(
      (day) =>
        day && {
          ...day,
          items: day.nights.map(({ slug, name, starts, venue, status }) => ({
            to: eventPath(slug),
            name,
            when: time(starts),
            where: venue.name,
            status,
            statusWord: statusWord(status),
          })),
        },
    ),
  )
  return (
    <div className={styles.results}>
      <div ref={start} tabIndex={-1} className={styles.start}>
        <CountLine note={t('listing.times')}>{found}</CountLine>
      </div>
      <section aria-labelledby="month">
        <MonthHead id="month" title={label} label={t('calendar.months')} previous={way(previous)} next={way(next)} />
        {total === 0 ? (
          <ListingEmpty months={calendar.months} filters={filters} view="calendar" />
        ) : (
          <MonthCalendar caption={label} weekdays={weekdays} weeks={weeks} />
        )}
      </section>
    </div>
  )
}
