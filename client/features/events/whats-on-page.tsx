import { useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetEventsQuery } from '../../app/api.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { load } from '../../app/load.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { listingPath, readFilters, readView } from './event-filters.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingResults } from './listing-results.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getEvents', readFilters(new URL(request.url).searchParams), request)
  return null
}

export function Component() {
  const t = useT('events')
  const search = new URLSearchParams(useLocation().search)
  const filters = readFilters(search)
  const view = readView(search)
  const { data: listing } = useGetEventsQuery(filters)

  const month = listing?.months.find(({ value }) => value === filters.month)?.label ?? filters.year
  const venue = listing?.venues.find(({ value }) => value === filters.venue)?.label
  const what = [month, venue].filter(Boolean).join(', ')
  const title = what ? t('listing.metaTitleFor', { what }) : t('listing.title')
  usePageHead({
    title: t('common:titlePattern', { title }),
    description: t('listing.description'),
    // A page beyond the last shows the last.
    canonicalPath: listingPath({ ...filters, page: listing?.page ?? filters.page }),
  })
  if (!listing) return null
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
        <ListingFilters listing={listing} filters={filters} view={view} />
        <ListingResults listing={listing} filters={filters} view={view} />
      </Wrap>
    </>
  )
}
