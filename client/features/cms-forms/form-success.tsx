import { useEffect, useRef } from 'react'
import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { formSuccessId } from './form-action.ts'

/**
 * What a form leads to, in its place. Takes the focus, so that it is read first; without a script the address leads to
 * it.
 */
export function FormSuccess({ form, path }: { form: CmsForm; path: string }) {
  const t = useT('forms')
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => alertRef.current?.focus(), [])
  return (
    <div ref={alertRef} id={formSuccessId} tabIndex={-1} role="status">
      <Alert kind="ok" title={form.doneTitle}>
        <p>{form.doneText}</p>
        <TextLink to={path}>{t('again')}</TextLink>
      </Alert>
    </div>
  )
}
