import { homeBreadcrumbs } from '#shared/breadcrumbs.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './complete-page.module.css'

/** A payment that is not this browser's to see, or none at all. */
export function CompletionError() {
  const t = useT('checkout')
  usePageHead({ title: t('common:titlePattern', { title: t('complete.title.unknown') }), noindex: true })
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('complete.crumb'), href: '/checkout/complete' }]}
      />
      <Wrap className={styles.state}>
        <PageHead title={t('complete.title.unknown')} lead={t('complete.unknown.lead')} />
        <FormActions>
          <ButtonLink variant="solid" to="/orders/look-up">
            {t('complete.unknown.lookUp')}
          </ButtonLink>
          <ButtonLink to="/basket">{t('complete.open.basket')}</ButtonLink>
        </FormActions>
      </Wrap>
    </>
  )
}
