import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { usePageMeta } from '../routing/page-meta.ts'
import { useT } from '../i18n/i18n.ts'
import { ButtonLink } from '../ui/actions/button-link.tsx'
import { FormActions } from '../ui/forms/form-layout.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { MutedText } from '../ui/text/muted-text.tsx'
import { Container } from '../ui/layout/container.tsx'

const loadNotFoundSuggestions = async () => ({
  default: (await import('./not-found-suggestions.tsx')).NotFoundSuggestions,
})

/** The server renders the suggestions; a browser loads their code only when it shows a 404. */
const LazyNotFoundSuggestions = import.meta.env.SSR
  ? (await loadNotFoundSuggestions()).default
  : lazy(loadNotFoundSuggestions)

type ErrorKind = 'notFound' | 'unavailable' | 'broken'

const getErrorKind = (status: number): ErrorKind =>
  status === 404 ? 'notFound' : status === 503 || status === 0 ? 'unavailable' : 'broken'

const getRequestId = (data: unknown) => (data as Partial<ApiError> | null)?.requestId

/**
 * Replaces a page that cannot be shown: says what happened and links to other pages. A 404 also has a search and
 * events.
 */
export function ErrorPage() {
  const t = useT('errors')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const errorKind = getErrorKind(status)
  const requestId = isRouteErrorResponse(error) ? getRequestId(error.data) : undefined
  const { pathname, search } = useLocation()
  usePageMeta({ title: t('title', { title: t(`${errorKind}.title`) }), noindex: true })

  const otherPages = (
    <FormActions>
      <ButtonLink variant="solid" to="/whats-on">
        {t('toProgramme')}
      </ButtonLink>
      <ButtonLink to="/">{t('toHome')}</ButtonLink>
    </FormActions>
  )
  return (
    <Container className="margin-top-24">
      <PageHead title={t(`${errorKind}.title`)} lead={t(`${errorKind}.text`)}>
        {errorKind === 'notFound' ? (
          <Suspense fallback={otherPages}>
            <LazyNotFoundSuggestions>{otherPages}</LazyNotFoundSuggestions>
          </Suspense>
        ) : (
          <>
            <div className="margin-top-32 margin-bottom-24">
              <FormActions>
                {/* A plain link loads the page anew. */}
                <ButtonLink variant="solid" href={pathname + search}>
                  {t('common:tryAgain')}
                </ButtonLink>
                <ButtonLink to="/whats-on">{t('toProgramme')}</ButtonLink>
              </FormActions>
            </div>
            {requestId && <MutedText small>{t('requestId', { requestId })}</MutedText>}
          </>
        )}
      </PageHead>
    </Container>
  )
}
