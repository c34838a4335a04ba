import { useEffect, useRef } from 'react'
import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { doneId } from './form-action.ts'

/**
 * What a form leads to, in its place. Takes the focus, so that it is read first; without a script the address leads to
 * it.
 */
export function FormDone({ form, path }: { form: CmsForm; path: string }) {
  const t = useT('forms')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} id={doneId} tabIndex={-1} role="status">
      <Notice kind="ok" title={form.doneTitle}>
        <p>{form.doneText}</p>
        <TextLink to={path}>{t('again')}</TextLink>
      </Notice>
    </div>
  )
}
