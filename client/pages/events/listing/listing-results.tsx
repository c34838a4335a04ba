import type { EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../../i18n/i18n.ts'
import { ResultCount } from '../../../ui/text/result-count.tsx'
import { MonthSection } from './month-section.tsx'
import { ListPagination } from '../../../routing/list-pagination.tsx'
import { groupByMonth } from './group-by-month.ts'
import { listingPath, type ListingParams, type ListingView } from './event-filters.ts'
import { EmptyListing } from './empty-listing.tsx'
import styles from './listing-results.module.css'
import { MonthEvents } from './month-events.tsx'
import { useScrollToListStart } from '../../../features/filtered-lists/use-scroll-to-list-start.ts'

type ListingResultsProps = { listing: EventListing; filters: ListingParams; view: ListingView }

/** Counts all results of the filters, not only those on this page. */
const useResultSummary = ({ total, venues, dayLabel }: EventListing, { venue }: ListingParams) => {
  const t = useT('events')
  if (total === 0) return t('listing.noEvents')
  const eventCount = t('listing.events', { count: total })
  const chosenVenue = venues.find(({ value }) => value === venue)
  const found = chosenVenue
    ? t('listing.foundAt', { eventCount, venue: chosenVenue.label })
    : t('listing.foundIn', { eventCount, venueCount: t('listing.venues', { count: venues.length }) })
  return dayLabel ? t('listing.foundOn', { found, day: dayLabel }) : found
}

export function ListingResults({ listing, filters, view }: ListingResultsProps) {
  const t = useT('events')
  const { events, months, total, page, pages } = listing
  const resultSummary = useResultSummary(listing, filters)
  const listStart = useScrollToListStart(page)
  return (
    <div className="padding-bottom-64">
      <div ref={listStart} tabIndex={-1} className={styles.start}>
        <ResultCount
          note={t('listing.times')}
          // The heading below says it.
          isHidden={total === 0}
        >
          {resultSummary}
        </ResultCount>
      </div>
      {total === 0 && <EmptyListing months={months} filters={filters} view={view} />}
      {groupByMonth(events, months).map(({ key, name, year, events: monthEvents }, index) => (
        <MonthSection key={key} id={`month-${key}`} name={name} year={year}>
          <MonthEvents events={monthEvents} view={view} prioritizeFirst={index === 0} />
        </MonthSection>
      ))}
      <ListPagination
        label={t('listing.pages')}
        page={page}
        pages={pages}
        href={(number) => listingPath({ ...filters, page: number }, view)}
      />
    </div>
  )
}
