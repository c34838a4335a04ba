import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { parseCmsForm, type CmsFormInput } from './parse-cms-form.ts'

/** What comes back when a form was refused: all that was written, so that nothing is written twice. */
export type RejectedForm = { error: ApiError } & Pick<CmsFormInput, 'code' | 'formToken' | 'values'>

/** Where the words are that a form leads to. */
export const formSuccessId = 'sent'

/**
 * For the loader of a page with a form. A form that cannot be had leaves the page readable, and says so in its place.
 */
export const loadCmsForm = async (context: unknown, code: string): Promise<void> => {
  await loadQuery(context, 'getForm', { code }).catch(() => undefined)
}

/**
 * For the action of a page with a form: sends it, and comes back to the page, which then says so and may be reloaded.
 */
export const submitCmsFormAction = async ({ request, context }: ActionFunctionArgs) => {
  const { honeypot, ...input } = parseCmsForm(await request.formData())
  if (input.code === '') throw data(null, { status: 400 })
  const { error } = await runMutation(context, 'submitForm', { ...input, honeypot })
  if (error) return actionError<RejectedForm>({ error, ...input })
  return redirectTo(request, `${new URL(request.url).pathname}?done=${input.code}#${formSuccessId}`, 303)
}
