import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { SuccessAlert } from '../forms/success-alert.tsx'
import { formSuccessId } from './cms-form-action.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/** Replaces a CMS form that was sent. Without JavaScript the redirect's hash leads to it. */
export function FormSuccess({ form, path }: { form: CmsForm; path: string }) {
  const t = useT('forms')
  return (
    <SuccessAlert id={formSuccessId} title={markLanguage(form.doneTitle, form.lang)}>
      <p lang={form.lang}>{form.doneText}</p>
      <TextLink to={path}>{t('again')}</TextLink>
    </SuccessAlert>
  )
}
