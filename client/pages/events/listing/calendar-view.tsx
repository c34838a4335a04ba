import type { EventCalendar } from '#shared/api/catalogue/catalogue-schemas.ts'
import { eventPath, useEventLabels } from '../../../features/events/event-labels.ts'
import { useT } from '../../../i18n/i18n.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { ResultCount } from '../../../ui/text/result-count.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { MonthHeading, MonthLinks } from './month-navigation.tsx'
import { toCalendarWeeks } from './to-calendar-weeks.ts'
import { listingPath, type ListingParams } from './event-filters.ts'
import { EmptyListing } from './empty-listing.tsx'
import styles from './listing-results.module.css'
import { useScrollToListStart } from '../../../features/filtered-lists/use-scroll-to-list-start.ts'

/** What's On by month: a table of weeks or, on small screens, a list of the days with events. */
export function CalendarView({ calendar, filters }: { calendar: EventCalendar; filters: ListingParams }) {
  const t = useT('events')
  const { statusLabel } = useEventLabels()
  const { month, today, label, weekdays, total, previous, next, venues } = calendar
  const listStart = useScrollToListStart(month)
  const toMonthLink = (targetMonth: EventCalendar['next']) =>
    targetMonth && {
      to: listingPath({ ...filters, month: targetMonth.value, page: 1 }, 'calendar'),
      text: targetMonth.label,
    }
  const neighbours = { previous: toMonthLink(previous), next: toMonthLink(next) }
  const eventCount = t('listing.events', { count: total })
  const chosenVenue = venues.find(({ value }) => value === filters.venue)
  const resultSummary = chosenVenue ? t('listing.foundAt', { eventCount, venue: chosenVenue.label }) : eventCount
  const monthName = (key: string) => t(`listing.monthName.${key.slice(5, 7)}`)
  const weeks = toCalendarWeeks(calendar).map((week) =>
    week.map(
      (day) =>
        day && {
          ...day,
          isNextMonth: !day.date.startsWith(month),
          isPast: day.date < today,
          isToday: day.date === today,
          more: day.total > day.events.length && {
            to: listingPath({ page: 1, day: day.date, ...(filters.venue ? { venue: filters.venue } : {}) }),
            text: t('calendar.more', { count: day.total - day.events.length }),
          },
          items: day.events.map(({ slug, name, lang, starts, venue, status }) => ({
            to: eventPath(slug),
            name,
            lang,
            // The time has no "Uhr", which would not fit the cell.
            time: starts,
            venue,
            status,
            statusLabel: statusLabel(status),
          })),
        },
    ),
  )
  return (
    <div className="padding-bottom-64">
      <div ref={listStart} tabIndex={-1} className={styles.start}>
        <ResultCount note={t('listing.times')} isHidden={total === 0}>
          {/* The heading below shows the month; it is announced with the number. */}
          {total === 0 ? t('listing.noEvents') : resultSummary} <VisuallyHidden>{label}</VisuallyHidden>
        </ResultCount>
      </div>
      <section aria-labelledby="shown-month">
        <MonthHeading id="shown-month" name={monthName(month)} year={month.slice(0, 4)}>
          <MonthLinks label={t('calendar.months')} {...neighbours} />
        </MonthHeading>
        {total === 0 ? (
          <EmptyListing months={calendar.months} filters={filters} view="calendar" />
        ) : (
          <MonthCalendar
            caption={label}
            weekdays={weekdays}
            weeks={weeks}
            today={t('calendar.today')}
            nextMonth={next ? { label: next.label, name: monthName(next.value) } : undefined}
          />
        )}
        {total > 0 && <MonthLinks label={t('calendar.monthsBelow')} isBelow {...neighbours} />}
      </section>
    </div>
  )
}
