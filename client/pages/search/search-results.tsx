import type { SearchListing } from '#shared/api/search/search-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { useScrollToListStart } from '../../features/filtered-lists/use-scroll-to-list-start.ts'
import { ResultCount } from '../../ui/text/result-count.tsx'
import { ListPagination } from '../../routing/list-pagination.tsx'
import { ResultGroup } from './result-group.tsx'
import { ResultTypeFilter } from './result-type-filter.tsx'
import { NoResults } from './no-results.tsx'
import { useIsSlow } from './use-is-slow.ts'

type SearchResultsProps = { listing: SearchListing; search: SearchCriteria }

/** Results by type, with a count that is announced when it changes and a note when the search is slow. */
export function SearchResults({ listing, search }: SearchResultsProps) {
  const t = useT('search')
  const { total, page, pages, resultTypes } = listing
  const isSlow = useIsSlow()
  const listStart = useScrollToListStart(page, 'input, select')
  return (
    <>
      <ResultTypeFilter listing={listing} search={search} />
      <div ref={listStart} tabIndex={-1}>
        <ResultCount isHidden={total === 0 && !isSlow}>{isSlow ? t('slow') : t('found', { count: total })}</ResultCount>
      </div>
      {total === 0 && <NoResults search={search} />}
      {resultTypes.map((resultType) => (
        <ResultGroup key={resultType} resultType={resultType} listing={listing} />
      ))}
      <ListPagination
        label={t('pages')}
        page={page}
        pages={pages}
        href={(number) => searchPath({ ...search, page: number })}
      />
    </>
  )
}
