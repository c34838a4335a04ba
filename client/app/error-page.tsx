import { lazy, memo, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { usePageMeta } from '../routing/page-meta.ts'
import { useT } from '../i18n/i18n.ts'
import { ButtonLink } from '../ui/actions/button-link.tsx'
import { FormActions } from '../ui/forms/form-layout.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { MutedText } from '../ui/text/muted-text.tsx'
import { classNames } from '../ui/layout/class-names.ts'
import { Container } from '../ui/layout/container.tsx'

const loadNotFoundSuggestions = async () => ({
  default: (await import('./not-found-suggestions.tsx')).NotFoundSuggestions,
})

/** The server renders the suggestions; a browser loads their code only when it shows a 404. */
const LazyNotFoundSuggestions = import.meta.env.SSR
  ? (await loadNotFoundSuggestions()).default
  : lazy(loadNotFoundSuggestions)

function ErrorActions({ isMissing }: { isMissing: boolean }) {
  const t = useT('errors')
  return (
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
}

/** Memoised: an update from its parent would make React drop the suggestions while their code loads. */
const NotFoundHelp = memo(() => (
  <Suspense fallback={<ErrorActions isMissing />}>
    <LazyNotFoundSuggestions>
      <ErrorActions isMissing />
    </LazyNotFoundSuggestions>
  </Suspense>
))

const errorKinds = { 0: 'unavailable', 404: 'notFound', 429: 'tooMany', 503: 'unavailable' } as const

const getRequestId = (data: unknown) => (data as Partial<ApiError> | null)?.requestId

/**
 * Replaces a page that cannot be shown: says what happened and links to other pages. A 404 also has a search and
 * events.
 */
export function ErrorPage() {
  const t = useT('errors')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const errorKind = errorKinds[status as keyof typeof errorKinds] ?? 'broken'
  const requestId = isRouteErrorResponse(error) ? getRequestId(error.data) : undefined
  usePageMeta({ title: t('title', { title: t(`${errorKind}.title`) }), noindex: true })

  return (
    <Container className={classNames('margin-top-24', errorKind === 'notFound' && 'min-height-screen')}>
      <PageHead title={t(`${errorKind}.title`)} lead={t(`${errorKind}.text`)}>
        {errorKind === 'notFound' ? (
          <NotFoundHelp />
        ) : (
          <>
            <ErrorActions isMissing={false} />
            {requestId && <MutedText small>{t('requestId', { requestId })}</MutedText>}
          </>
        )}
      </PageHead>
    </Container>
  )
}
