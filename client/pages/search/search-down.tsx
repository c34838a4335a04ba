import type { ApiError } from '#shared/api/errors.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { useT } from '../../i18n/i18n.ts'
import { searchPath, type Search } from '../../features/search/search-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'

/** The index does not answer, or has been asked too much: said plainly, with a way round. */
export function SearchDown({ refused, search }: { refused: ApiError; search: Search }) {
  const t = useT('search')
  const isDown = refused.status === 0 || refused.status >= 500
  return (
    <div role="status">
      <EmptyState
        title={isDown ? t('down') : errorText(refused, t)}
        action={
          <>
            <ButtonLink variant="solid" to={searchPath(search)}>
              {t('common:tryAgain')}
            </ButtonLink>
            <ButtonLink to="/whats-on">{t('programme')}</ButtonLink>
          </>
        }
      >
        <p>{t('downText')}</p>
      </EmptyState>
    </div>
  )
}
