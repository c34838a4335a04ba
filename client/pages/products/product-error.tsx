import { useRouteError } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { categoryPaths } from '../../features/products/product-path.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'

/** Explains a missing product with the server's message: the API's, or a general one (specification §8). */
export function ProductError() {
  const { data } = useRouteError() as { data?: Partial<ApiError> | null }
  return <MissingProduct description={data?.message} />
}

function MissingProduct({ description }: { description: string | undefined }) {
  const t = useT('products')
  usePageMeta({ title: t('common:titlePattern', { title: t('missing.title') }), noindex: true })
  return (
    <Container>
      <PageHead title={t('missing.title')} lead={description || t('missing.unknown')}>
        <div className="margin-top-32">
          <FormActions>
            <ButtonLink variant="solid" to={categoryPaths.record}>
              {t('area.record')}
            </ButtonLink>
            <ButtonLink to={categoryPaths.voucher}>{t('area.voucher')}</ButtonLink>
            <ButtonLink to={categoryPaths.membership}>{t('area.membership')}</ButtonLink>
          </FormActions>
        </div>
      </PageHead>
    </Container>
  )
}
