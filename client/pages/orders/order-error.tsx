import { useCapability } from '../../data/page-info.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'

/** The order does not exist or belongs to another customer; links to the order lookup and the customer's orders. */
export function OrderError() {
  const t = useT('orders')
  const hasLookUp = useCapability('order-look-up')
  usePageMeta({ title: t('common:titlePattern', { title: t('missing.title') }), noindex: true })
  return (
    <Container className="padding-bottom-96">
      <PageHead title={t('missing.title')} lead={t('missing.lead')} />
      <FormActions>
        {hasLookUp && (
          <ButtonLink variant="solid" to="/orders/look-up">
            {t('lookUp.title')}
          </ButtonLink>
        )}
        <ButtonLink to="/account/orders">{t('missing.account')}</ButtonLink>
      </FormActions>
    </Container>
  )
}
