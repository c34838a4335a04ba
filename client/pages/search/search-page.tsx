import { memo } from 'react'
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { StreamedList } from '../../features/filtered-lists/streamed-list.tsx'
import { useStreamedListData, useStreamedListState } from '../../features/filtered-lists/use-streamed-list.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadList, prefetchQuery } from '../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { readSearchCriteria } from './read-search-criteria.ts'
import { SkeletonRow } from '../../ui/feedback/skeleton-row.tsx'
import { SearchUnavailable } from './search-unavailable.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchLanding } from './search-landing.tsx'
import { useShownSearch } from './use-shown-search.ts'

/** A rejected search keeps the page and its field, which shows the error. */
type SearchLoaderData = { rejected: ApiError | null }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = readSearchCriteria(new URL(request.url).searchParams)
  if (search.query === '') {
    await prefetchQuery(context, 'getNextEvents', {})
    return { rejected: null } satisfies SearchLoaderData
  }
  try {
    const listing = await loadList(context, 'searchCatalogue', search)
    if (listing?.total === 0) await prefetchQuery(context, 'getNextEvents', {})
    return { rejected: null } satisfies SearchLoaderData
  } catch (thrown) {
    const rejected = (thrown as { data?: ApiError }).data
    if (!rejected?.code) throw thrown
    return data({ rejected } satisfies SearchLoaderData, { status: rejected.status || 503 })
  }
}

const lateError: ApiError = { status: 503, code: 'upstream_unavailable', message: '' }

/** `memo`: see `StreamedList`. */
const Results = memo(({ searchParams }: { searchParams: string }) => {
  const search = readSearchCriteria(new URLSearchParams(searchParams))
  return (
    <StreamedList
      name="searchCatalogue"
      arg={search}
      skeleton={<SkeletonRow count={6} />}
      errorFallback={<SearchUnavailable rejected={lateError} search={search} />}
    >
      {(listing) => <SearchResults listing={listing} search={search} />}
    </StreamedList>
  )
})

export function Component() {
  const t = useT('search')
  const { search, shown } = useShownSearch(useLoaderData<SearchLoaderData>().rejected)
  const { searchParams, rejected } = shown
  const shownSearch = readSearchCriteria(new URLSearchParams(searchParams))
  const isShown = shownSearch.query !== '' && rejected === null
  const { currentData: listing } = useStreamedListState('searchCatalogue', shownSearch, { skip: !isShown })
  const shownListing = useStreamedListData('searchCatalogue', shownSearch, listing)
  usePageMeta({
    title: t('common:titlePattern', {
      title: search.query ? t('metaTitleFor', { query: search.query }) : t('title'),
    }),
    description: t('description'),
    noindex: true,
  })

  return (
    <>
      <PageBreadcrumbs items={[{ children: t('title'), href: '/search' }]} />
      <Container className="min-height-screen padding-bottom-96">
        {/* The field already shows the query, so the heading does not repeat it. */}
        <PageHead title={t('title')} small />
        <SearchForm search={search} listing={shownListing} isLate={isShown && !shownListing} />
        {rejected && <SearchUnavailable rejected={rejected} search={shownSearch} />}
        {!rejected && shownSearch.query === '' && <SearchLanding />}
        {isShown && <Results searchParams={searchParams} />}
      </Container>
    </>
  )
}
