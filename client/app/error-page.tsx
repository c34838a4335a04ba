import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { usePageHead } from '../routing/head.ts'
import { useT } from '../i18n/i18n.ts'
import { ButtonLink } from '../ui/actions/button-link.tsx'
import { FormActions } from '../ui/forms/form-actions.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Quiet } from '../ui/text/quiet.tsx'
import { Wrap } from '../ui/layout/wrap.tsx'
import styles from './error-page.module.css'

type Shown = 'notFound' | 'unavailable' | 'broken'

const shownFor = (status: number): Shown =>
  status === 404 ? 'notFound' : status === 503 || status === 0 ? 'unavailable' : 'broken'

const requestIdOf = (data: unknown) => (data as Partial<ApiError> | null)?.requestId

/** Any page that cannot be shown: says what happened and where to go on. */
export function ErrorPage() {
  const t = useT('errors')
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const shown = shownFor(status)
  const requestId = isRouteErrorResponse(error) ? requestIdOf(error.data) : undefined
  usePageHead({ title: t('title', { title: t(`${shown}.title`) }), noindex: true })

  return (
    <Wrap>
      <PageHead title={t(`${shown}.title`)} lead={t(`${shown}.text`)}>
        <div className={styles.ways}>
          <FormActions>
            <ButtonLink variant="solid" to="/whats-on">
              {t('toProgramme')}
            </ButtonLink>
            <ButtonLink to="/">{t('toHome')}</ButtonLink>
          </FormActions>
        </div>
        {requestId && shown !== 'notFound' ? <Quiet small>{t('requestId', { requestId })}</Quiet> : null}
      </PageHead>
    </Wrap>
  )
}
