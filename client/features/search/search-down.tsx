import type { ApiError } from '#shared/api/errors.ts'
import { errorText } from '../../app/error-text.ts'
import { useT } from '../../app/i18n.ts'
import { searchPath, type Search } from '../../app/search/search-path.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

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
