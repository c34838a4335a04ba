import { useT } from '../../i18n/i18n.ts'
import { searchPath, type Search } from '../../features/search/search-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { isNarrowed } from './read-search.ts'

/** Nothing fits: without the filters something might, and there is always the programme. */
export function NoResults({ search }: { search: Search }) {
  const t = useT('search')
  return (
    <EmptyState
      title={t('nothing')}
      action={
        <>
          {isNarrowed(search) && (
            <ButtonLink variant="solid" to={searchPath({ query: search.query })}>
              {t('clear')}
            </ButtonLink>
          )}
          <ButtonLink to="/whats-on">{t('programme')}</ButtonLink>
        </>
      }
    >
      <p>{t('nothingText')}</p>
    </EmptyState>
  )
}
