import type { EventListing } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../../i18n/i18n.ts'
import { CountLine } from '../../../ui/text/count-line.tsx'
import { Month } from './month.tsx'
import { Pagination } from '../../../ui/lists/pagination.tsx'
import { byMonth } from './by-month.ts'
import { listingPath, type Filters, type View } from './event-filters.ts'
import { ListingEmpty } from './listing-empty.tsx'
import styles from './listing-results.module.css'
import { MonthNights } from './month-nights.tsx'
import { useStartOfPage } from '../../../features/listings/use-start-of-page.ts'

type ListingResultsProps = { listing: EventListing; filters: Filters; view: View }

/** "240 nights in 4 rooms", or "60 nights at Saltworks": what the filters let through, not what this page shows. */
const useFound = ({ total, venues }: EventListing, { venue }: Filters) => {
  const t = useT('events')
  if (total === 0) return t('listing.noNights')
  const nights = t('listing.nights', { count: total })
  const chosen = venues.find(({ value }) => value === venue)
  if (chosen) return t('listing.foundAt', { nights, venue: chosen.label })
  return t('listing.foundIn', { nights, rooms: t('listing.rooms', { count: venues.length }) })
}

export function ListingResults({ listing, filters, view }: ListingResultsProps) {
  const t = useT('events')
  const { events, months, page, pages } = listing
  const found = useFound(listing, filters)
  const start = useStartOfPage(page)
  return (
    <div className={styles.results}>
      <div ref={start} tabIndex={-1} className={styles.start}>
        <CountLine note={pages > 1 ? t('listing.pageOf', { page, pages }) : t('listing.times')}>{found}</CountLine>
      </div>
      {events.length === 0 && <ListingEmpty months={months} filters={filters} view={view} />}
      {byMonth(events, months).map(({ key, name, year, events: nights }, index) => (
        <Month key={key} id={`month-${key}`} name={name} year={year}>
          <MonthNights events={nights} view={view} first={index === 0} />
        </Month>
      ))}
      <Pagination
        label={t('listing.pages')}
        page={page}
        pages={pages}
        href={(number) => listingPath({ ...filters, page: number }, view)}
        previous={t('listing.previous')}
        next={t('listing.next')}
        pageLabel={(number) => t('listing.page', { page: number })}
      />
    </div>
  )
}
