import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
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
  usePageMeta({ title: t('title', { title: t(`${errorKind}.title`) }), noindex: true })

  const isMissing = errorKind === 'notFound'
  const actions = (
    <div className="margin-top-32 margin-bottom-24">
      <FormActions>
        {!isMissing && (
          // An empty path is the URL of this page, which the link loads anew.
          <ButtonLink variant="solid" href="">
            {t('common:tryAgain')}
          </ButtonLink>
        )}
        <ButtonLink variant={isMissing ? 'solid' : 'plain'} to="/whats-on">
          {t('toProgramme')}
        </ButtonLink>
        {isMissing && <ButtonLink to="/">{t('toHome')}</ButtonLink>}
      </FormActions>
    </div>
  )
  return (
    <Container className="margin-top-24">
      <PageHead title={t(`${errorKind}.title`)} lead={t(`${errorKind}.text`)}>
        {isMissing ? (
          <Suspense fallback={actions}>
            <LazyNotFoundSuggestions>{actions}</LazyNotFoundSuggestions>
          </Suspense>
        ) : (
          <>
            {actions}
            {requestId && <MutedText small>{t('requestId', { requestId })}</MutedText>}
          </>
        )}
      </PageHead>
    </Container>
  )
}
