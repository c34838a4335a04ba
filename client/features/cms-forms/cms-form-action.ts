import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { parseCmsForm, type CmsFormInput } from './parse-cms-form.ts'

/** The state of a rejected form, with all typed values. */
export type RejectedForm = { error: ApiError } & Pick<CmsFormInput, 'code' | 'formToken' | 'values'>

/** A form that the shopper began on a page without a token for it: the values to continue with. */
export type ContinuedForm = Pick<CmsFormInput, 'code' | 'values'> & { error?: undefined }

/** The id of the element that confirms a submission. */
export const formSuccessId = 'sent'

/** For loaders. If the form cannot be loaded, the page renders and shows an error in its place. */
export const loadCmsForm = async (context: unknown, code: string): Promise<void> => {
  await loadQuery(context, 'getForm', { code }).catch(() => undefined)
}

/** For actions: submits the form and redirects to the page, which confirms it and can be reloaded. */
export const submitCmsFormAction = async ({ request, context }: ActionFunctionArgs) => {
  const { honeypot, ...input } = parseCmsForm(await request.formData())
  if (input.code === '') throw data(null, { status: 400 })
  if (input.formToken === '') return { code: input.code, values: input.values } satisfies ContinuedForm
  const { error } = await runMutation(context, 'submitForm', { ...input, honeypot })
  if (error) return actionError<RejectedForm>({ error, ...input })
  return redirectTo(request, `${new URL(request.url).pathname}?done=${input.code}#${formSuccessId}`, 303)
}
