import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './complete-page.module.css'

/** A payment that is not this browser's to see, or none at all; anything else is the shop's to explain. */
export function CompletionError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <Unknown />
}

function Unknown() {
  const t = useT('checkout')
  usePageHead({ title: t('common:titlePattern', { title: t('complete.title.unknown') }), noindex: true })
  return (
    <Wrap>
      <div className={styles.state}>
        <PageHead title={t('complete.title.unknown')} lead={t('complete.unknown.lead')} />
        <FormActions>
          <ButtonLink variant="solid" to="/orders/look-up">
            {t('complete.unknown.lookUp')}
          </ButtonLink>
          <ButtonLink to="/basket">{t('complete.open.basket')}</ButtonLink>
        </FormActions>
      </div>
    </Wrap>
  )
}
