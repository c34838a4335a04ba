import { useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetCalendarQuery, useGetEventsQuery } from '../../../data/api.ts'
import { usePageHead } from '../../../routing/head.ts'
import { useT } from '../../../i18n/i18n.ts'
import { load } from '../../../routing/load.ts'
import { redirectTo } from '../../../routing/redirect-to.ts'
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Wrap } from '../../../ui/layout/wrap.tsx'
import { CalendarView } from './calendar-view.tsx'
import { calendarInput, listingPath, readFilters, readView, tidyAddress } from './event-filters.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  const tidy = tidyAddress(search)
  if (tidy) throw redirectTo(request, tidy)
  const filters = readFilters(search)
  if (readView(search) === 'calendar') await load(context, 'getCalendar', calendarInput(filters), request)
  else await load(context, 'getEvents', filters, request)
  return null
}

export function Component() {
  const t = useT('events')
  const search = new URLSearchParams(useLocation().search)
  const filters = readFilters(search)
  const view = readView(search)
  const isCalendar = view === 'calendar'
  const { data: listing } = useGetEventsQuery(filters, { skip: isCalendar })
  const { data: calendar } = useGetCalendarQuery(calendarInput(filters), { skip: !isCalendar })
  const shown = isCalendar ? calendar : listing

  const labelOf = (facets: { value: string; label: string }[] | undefined, value: string | undefined) =>
    facets?.find((facet) => facet.value === value)?.label
  const month = isCalendar ? calendar?.label : (labelOf(shown?.months, filters.month) ?? filters.year)
  const page = (isCalendar ? undefined : listing?.page) ?? 1
  const what = [month, labelOf(shown?.venues, filters.venue), page > 1 && t('listing.page', { page })]
    .filter(Boolean)
    .join(', ')
  const title = what ? t('listing.metaTitleFor', { what }) : t('listing.title')
  usePageHead({
    title: t('common:titlePattern', { title }),
    description: t('listing.description'),
    // One address for the same nights, whatever they are shown as; a page beyond the last shows the last.
    canonicalPath: listingPath({ ...(isCalendar ? calendarInput(filters) : filters), page }),
    noindex: shown?.total === 0,
  })
  if (!shown) return null
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          { children: t('common:home'), href: '/' },
          { children: t('common:whatsOn'), href: '/whats-on' },
        ]}
      />
      <Wrap>
        <PageHead title={t('listing.title')} />
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
      </Wrap>
    </>
  )
}
