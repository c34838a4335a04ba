import type { SearchListing } from '#shared/api/search/search-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { searchPath, type Search } from '../../features/search/search-path.ts'
import { useStartOfPage } from '../../features/listings/use-start-of-page.ts'
import { CountLine } from '../../ui/text/count-line.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { FoundKind } from './found-kind.tsx'
import { KindChoice } from './kind-choice.tsx'
import { NoResults } from './no-results.tsx'
import styles from './search-results.module.css'
import { useStalled } from './use-stalled.ts'

type SearchResultsProps = { listing: SearchListing; search: Search }

/** What was found, by kind; how much, said aloud when it changes; and that it takes longer, when it does. */
export function SearchResults({ listing, search }: SearchResultsProps) {
  const t = useT('search')
  const { total, page, pages, kinds } = listing
  const stalled = useStalled()
  const start = useStartOfPage(page, 'input, select')
  return (
    <>
      <KindChoice listing={listing} search={search} />
      <div ref={start} tabIndex={-1} className={styles.start}>
        <CountLine {...(pages > 1 && !stalled ? { note: t('pageOf', { page, pages }) } : {})}>
          {stalled ? t('stalled') : t('found', { count: total })}
        </CountLine>
      </div>
      {total === 0 && <NoResults search={search} />}
      {kinds.map((kind) => (
        <FoundKind key={kind} kind={kind} listing={listing} />
      ))}
      <Pagination
        label={t('pages')}
        page={page}
        pages={pages}
        href={(number) => searchPath({ ...search, page: number })}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </>
  )
}
