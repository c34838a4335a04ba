import { memo } from 'react'
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { StreamedList } from '../../../features/filtered-lists/streamed-list.tsx'
import { useStreamedListData, useStreamedListState } from '../../../features/filtered-lists/use-streamed-list.ts'
import { usePageMeta } from '../../../routing/page-meta.ts'
import { useT } from '../../../i18n/i18n.ts'
import { loadList, prefetchQuery } from '../../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Container } from '../../../ui/layout/container.tsx'
import { CalendarView } from './calendar-view.tsx'
import { toCalendarInput, listingPath, readListingParams, readListingView } from './event-filters.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  const filters = readListingParams(search)
  const results =
    readListingView(search) === 'calendar'
      ? await loadList(context, 'getCalendar', toCalendarInput(filters), request)
      : await loadList(context, 'getEvents', filters, request)
  if (results?.total === 0) await prefetchQuery(context, 'getNextEvents', {})
  return null
}

/** What the filters offer until the list arrives. */
const lateFacets = { months: [], venues: [], genres: [], isLate: true }

/** `memo`: see `StreamedList`. The key separates the queries of the views. */
const Results = memo(({ search }: { search: string }) => {
  const params = new URLSearchParams(search)
  const filters = readListingParams(params)
  const view = readListingView(params)
  return view === 'calendar' ? (
    <StreamedList key="calendar" name="getCalendar" arg={toCalendarInput(filters)}>
      {(calendar) => <CalendarView calendar={calendar} filters={filters} />}
    </StreamedList>
  ) : (
    <StreamedList key="list" name="getEvents" arg={filters}>
      {(listing) => <ListingResults listing={listing} filters={filters} view={view} />}
    </StreamedList>
  )
})

export function Component() {
  const t = useT('events')
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const filters = readListingParams(params)
  const view = readListingView(params)
  const isCalendar = view === 'calendar'
  const calendarInput = toCalendarInput(filters)
  const { data: listing } = useStreamedListState('getEvents', filters, { skip: isCalendar })
  const { data: calendar } = useStreamedListState('getCalendar', calendarInput, { skip: !isCalendar })
  const shownListing = useStreamedListData('getEvents', filters, listing)
  const shownCalendar = useStreamedListData('getCalendar', calendarInput, calendar)
  const results = isCalendar ? calendar : listing

  const findLabel = (facets: { value: string; label: string }[] | undefined, value: string | undefined) =>
    facets?.find((facet) => facet.value === value)?.label
  const month = isCalendar ? calendar?.label : (findLabel(results?.months, filters.month) ?? filters.year)
  const page = (isCalendar ? undefined : listing?.page) ?? 1
  const filterSummary = [
    filters.when && t(`listing.${filters.when}`),
    !isCalendar && listing?.dayLabel,
    findLabel(listing?.genres, isCalendar ? undefined : filters.genre),
    month,
    findLabel(results?.venues, filters.venue),
    page > 1 && t('common:pager.page', { page }),
  ]
    .filter(Boolean)
    .join(', ')
  const title = filterSummary ? t('listing.metaTitleFor', { what: filterSummary }) : t('listing.title')
  usePageMeta({
    title: t('common:titlePattern', { title }),
    description: t('listing.description'),
    // One canonical URL for the same events in every view. A page beyond the last one shows the last.
    canonicalPath: listingPath({ ...(isCalendar ? calendarInput : filters), page }),
    noindex: results?.total === 0,
  })
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('common:whatsOn'), href: '/whats-on' }]} />
      <Container>
        <PageHead title={t('listing.title')} small />
        {isCalendar ? (
          <ListingFilters
            facets={{ months: shownCalendar?.months ?? [], venues: shownCalendar?.venues ?? [] }}
            filters={{ ...filters, ...(shownCalendar ? { month: shownCalendar.month } : {}) }}
            view={view}
          />
        ) : (
          <ListingFilters facets={shownListing ?? lateFacets} filters={filters} view={view} />
        )}
        <Results search={search} />
      </Container>
    </>
  )
}
