import type { ApiError } from '#shared/api/errors.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { useT } from '../../i18n/i18n.ts'
import { searchPath, type SearchCriteria } from '../../features/search/search-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'

/** The search index does not respond, or the client exceeded its rate limit; offers a retry and the listing. */
export function SearchUnavailable({ rejected, search }: { rejected: ApiError; search: SearchCriteria }) {
  const t = useT('search')
  const isUnavailable = rejected.status === 0 || rejected.status >= 500
  return (
    <div role="status">
      <EmptyState
        title={isUnavailable ? t('unavailable') : errorMessage(rejected, t)}
        action={
          <>
            <ButtonLink variant="solid" to={searchPath(search)}>
              {t('common:tryAgain')}
            </ButtonLink>
            <ButtonLink to="/whats-on">{t('programme')}</ButtonLink>
          </>
        }
      >
        <p>{t('unavailableText')}</p>
      </EmptyState>
    </div>
  )
}
