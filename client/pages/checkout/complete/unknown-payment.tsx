import { usePageMeta } from '../../../routing/page-meta.ts'
import { useCapability } from '../../../data/page-info.ts'
import { useT } from '../../../i18n/i18n.ts'
import { PageBreadcrumbs } from '../../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { FormActions } from '../../../ui/forms/form-layout.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Container } from '../../../ui/layout/container.tsx'
import styles from './complete-page.module.css'

/** Shown when the payment does not exist or was begun in another browser. */
export function UnknownPayment() {
  const t = useT('checkout')
  const hasLookUp = useCapability('order-look-up')
  usePageMeta({ title: t('common:titlePattern', { title: t('complete.title.unknown') }), noindex: true })
  return (
    <>
      <PageBreadcrumbs items={[{ children: t('complete.crumb'), href: '/checkout/complete' }]} />
      <Container className={styles.state}>
        <PageHead
          title={t('complete.title.unknown')}
          lead={t(hasLookUp ? 'complete.unknown.lead' : 'complete.unknown.noPayment')}
        />
        <FormActions>
          {hasLookUp && (
            <ButtonLink variant="solid" to="/orders/look-up">
              {t('complete.unknown.lookUp')}
            </ButtonLink>
          )}
          <ButtonLink to="/basket">{t('complete.open.basket')}</ButtonLink>
        </FormActions>
      </Container>
    </>
  )
}
