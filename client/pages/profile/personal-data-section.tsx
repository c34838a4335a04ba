import { endpoints } from '#shared/api/endpoints.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'

/** Links to download the customer's data and to delete the account. */
export function PersonalDataSection() {
  const t = useT('profile')
  const { path } = endpoints.exportData
  return (
    <section aria-labelledby="data">
      <SectionHead id="data" title={t('data.title')} />
      <FormStack>
        <p>{t('data.text')}</p>
        <FormActions>
          <ButtonLink href={`/bff${path}`}>{t('data.download')}</ButtonLink>
          <ButtonLink to="/account/profile/delete">{t('delete.title')}</ButtonLink>
        </FormActions>
      </FormStack>
    </section>
  )
}
