import { useState } from 'react'
import { useActionData, useSearchParams } from 'react-router-dom'
import { useGetFormQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import type { ContinuedForm, RejectedForm } from './cms-form-action.ts'

/** A rejected form keeps its token, unless the server rejected the token. */
const needsNewToken = ({ error }: RejectedForm) => error.fields?.some(({ field }) => field === 'formToken') ?? false

/**
 * The state of the CMS form with this code, on a page that uses the loader and action of `cms-form-action.ts`;
 * `undefined` for a page without a form. `initialValues` fill its fields at first, by name.
 */
export const useCmsForm = (code: string | undefined, initialValues?: Record<string, string>) => {
  const t = useT('forms')
  const { data: form } = useGetFormQuery({ code: code ?? '' }, { skip: code === undefined })
  const actionData = useActionData<RejectedForm | ContinuedForm>()
  const received = actionData?.code === code ? actionData : undefined
  const rejected = received?.error ? received : undefined
  const done = useSearchParams()[0].get('done')
  const labels = Object.fromEntries((form?.fields ?? []).map(({ name, label }) => [name, label]))
  const directions = Object.fromEntries(
    (form?.fields ?? []).map(({ name, label, options }) => [
      name,
      t(options.length > 0 ? 'check.choose' : 'check.fillIn', { label }),
    ]),
  )
  const errors = useFormErrors(rejected?.error, labels, undefined, directions)
  // Keeps the token while the form is open. A refetch returns a new token, and the server rejects a form whose token is
  // too young as sent by a bot.
  const [initialForm, setInitialForm] = useState(form)
  if (form && initialForm?.code !== form.code) setInitialForm(form)
  const formToken = rejected ? (needsNewToken(rejected) ? form?.formToken : rejected.formToken) : initialForm?.formToken
  return {
    code,
    form,
    rejected,
    isContinued: received !== undefined && !rejected,
    values: received?.values ?? initialValues,
    errors,
    formToken,
    isSubmitted: code !== undefined && done === code && !rejected,
  }
}

export type CmsFormState = ReturnType<typeof useCmsForm>
