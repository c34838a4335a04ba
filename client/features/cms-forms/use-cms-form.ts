import { useState } from 'react'
import { useActionData, useSearchParams } from 'react-router-dom'
import { useGetFormQuery } from '../../data/api.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'
import type { RefusedForm } from './form-action.ts'

/** An expired seal is the one thing of a refused form that is not sent again as it was. */
const needsNewSeal = ({ error }: RefusedForm) => error.fields?.some(({ field }) => field === 'seal') ?? false

/**
 * The form with this code on a page whose loader and action are those of `form-action.ts`; `undefined` where a page has
 * none. Known are: the definition, what was refused and why, and whether it has just been sent.
 */
export const useCmsForm = (code: string | undefined) => {
  const { data: form } = useGetFormQuery({ code: code ?? '' }, { skip: code === undefined })
  const answer = useActionData<RefusedForm>()
  const refused = answer?.code === code ? answer : undefined
  const done = useSearchParams()[0].get('done')
  const labels = Object.fromEntries((form?.fields ?? []).map(({ name, label }) => [name, label]))
  const errors = useFormErrors(refused?.error, labels)
  // Kept while the form is open: data is fetched anew behind it, and a seal that is new would look as if nobody had
  // read the page.
  const [first, setFirst] = useState(form)
  if (form && first?.code !== form.code) setFirst(form)
  const seal = refused ? (needsNewSeal(refused) ? form?.seal : refused.seal) : first?.seal
  return { code, form, refused, errors, seal, isDone: code !== undefined && done === code && !refused }
}

export type CmsFormState = ReturnType<typeof useCmsForm>
