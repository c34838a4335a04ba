import { useState } from 'react'
import { useActionData, useSearchParams } from 'react-router-dom'
import { useGetFormQuery } from '../../data/api.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import type { RejectedForm } from './form-action.ts'

/** An expired seal is the one thing of a refused form that is not sent again as it was. */
const needsNewToken = ({ error }: RejectedForm) => error.fields?.some(({ field }) => field === 'formToken') ?? false

/**
 * The form with this code on a page whose loader and action are those of `form-action.ts`; `undefined` where a page has
 * none. Known are: the definition, what was refused and why, and whether it has just been sent.
 */
export const useCmsForm = (code: string | undefined) => {
  const { data: form } = useGetFormQuery({ code: code ?? '' }, { skip: code === undefined })
  const actionData = useActionData<RejectedForm>()
  const rejected = actionData?.code === code ? actionData : undefined
  const done = useSearchParams()[0].get('done')
  const labels = Object.fromEntries((form?.fields ?? []).map(({ name, label }) => [name, label]))
  const errors = useFormErrors(rejected?.error, labels)
  // Kept while the form is open: data is fetched anew behind it, and a seal that is new would look as if nobody had
  // read the page.
  const [initialForm, setInitialForm] = useState(form)
  if (form && initialForm?.code !== form.code) setInitialForm(form)
  const formToken = rejected ? (needsNewToken(rejected) ? form?.formToken : rejected.formToken) : initialForm?.formToken
  return { code, form, rejected, errors, formToken, isSubmitted: code !== undefined && done === code && !rejected }
}

export type CmsFormState = ReturnType<typeof useCmsForm>
