import { useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetCalendarQuery, useGetEventsQuery } from '../../../data/api.ts'
import { usePageMeta } from '../../../routing/page-meta.ts'
import { useT } from '../../../i18n/i18n.ts'
import { loadQuery } from '../../../routing/route-data.ts'
import { redirectTo } from '../../../routing/redirect-to.ts'
import { PageBreadcrumbs } from '../../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Container } from '../../../ui/layout/container.tsx'
import { CalendarView } from './calendar-view.tsx'
import {
  toCalendarInput,
  listingPath,
  readListingParams,
  readListingView,
  canonicalEventListPath,
} from './event-filters.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  const canonicalPath = canonicalEventListPath(search)
  if (canonicalPath) throw redirectTo(request, canonicalPath)
  const filters = readListingParams(search)
  if (readListingView(search) === 'calendar') await loadQuery(context, 'getCalendar', toCalendarInput(filters), request)
  else await loadQuery(context, 'getEvents', filters, request)
  return null
}

export function Component() {
  const t = useT('events')
  const search = new URLSearchParams(useLocation().search)
  const filters = readListingParams(search)
  const view = readListingView(search)
  const isCalendar = view === 'calendar'
  const { data: listing } = useGetEventsQuery(filters, { skip: isCalendar })
  const { data: calendar } = useGetCalendarQuery(toCalendarInput(filters), { skip: !isCalendar })
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
    page > 1 && t('listing.page', { page }),
  ]
    .filter(Boolean)
    .join(', ')
  const title = filterSummary ? t('listing.metaTitleFor', { what: filterSummary }) : t('listing.title')
  usePageMeta({
    title: t('common:titlePattern', { title }),
    description: t('listing.description'),
    // One canonical URL for the same events in every view. A page beyond the last one shows the last.
    canonicalPath: listingPath({ ...(isCalendar ? toCalendarInput(filters) : filters), page }),
    noindex: results?.total === 0,
  })
  if (!results) return null
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('common:whatsOn'), href: '/whats-on' }]} />
      <Container>
        <PageHead title={t('listing.title')} small />
        {isCalendar && calendar ? (
          <>
            <ListingFilters
              facets={{ months: calendar.months, venues: calendar.venues }}
              filters={{ ...filters, month: calendar.month }}
              view={view}
            />
            <CalendarView calendar={calendar} filters={filters} />
          </>
        ) : (
          listing && (
            <>
              <ListingFilters facets={listing} filters={filters} view={view} />
              <ListingResults listing={listing} filters={filters} view={view} />
            </>
          )
        )}
      </Container>
    </>
  )
}
