import { useRouteError } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { areaPaths } from '../../features/products/product-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './product-error.module.css'

/** What the server says where the API says nothing (specification §8); the shop has it in both languages. */
const unsaid = 'An unknown error occurred'

/** A product that is not there is explained in the API's own words. */
export function ProductError() {
  const { data } = useRouteError() as { data?: Partial<ApiError> | null }
  const message = data?.message
  return <Missing description={message === unsaid ? undefined : message} />
}

function Missing({ description }: { description: string | undefined }) {
  const t = useT('products')
  usePageHead({ title: t('common:titlePattern', { title: t('missing.title') }), noindex: true })
  return (
    <Wrap>
      <PageHead title={t('missing.title')} lead={description || t('missing.unknown')}>
        <div className={styles.ways}>
          <FormActions>
            <ButtonLink variant="solid" to={areaPaths.record}>
              {t('area.record')}
            </ButtonLink>
            <ButtonLink to={areaPaths.voucher}>{t('area.voucher')}</ButtonLink>
            <ButtonLink to={areaPaths.membership}>{t('area.membership')}</ButtonLink>
          </FormActions>
        </div>
      </PageHead>
    </Wrap>
  )
}
