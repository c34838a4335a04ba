import { NextEvents } from '../../features/events/next-events.tsx'
import { useT } from '../../i18n/i18n.ts'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { hasFacets } from './read-search-criteria.ts'

/** Links to the search without filters and to the listing. */
export function NoResults({ search }: { search: SearchCriteria }) {
  const t = useT('search')
  return (
    <>
      <EmptyState
        title={t('noResults')}
        action={
          <>
            {hasFacets(search) && (
              <ButtonLink variant="solid" to={searchPath({ query: search.query })}>
                {t('clear')}
              </ButtonLink>
            )}
            <ButtonLink to="/whats-on">{t('programme')}</ButtonLink>
          </>
        }
      >
        <p className="max-width-44">{t('noResultsText')}</p>
      </EmptyState>
      <NextEvents />
    </>
  )
}
