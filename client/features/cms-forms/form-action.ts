import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { sentForm, type SentForm } from './sent-form.ts'

/** What comes back when a form was refused: all that was written, so that nothing is written twice. */
export type RefusedForm = { error: ApiError } & Pick<SentForm, 'code' | 'seal' | 'values'>

/** Where the words are that a form leads to. */
export const doneId = 'sent'

/**
 * For the loader of a page with a form. A form that cannot be had leaves the page readable, and says so in its place.
 */
export const loadForm = async (context: unknown, code: string): Promise<void> => {
  await load(context, 'getForm', { code }).catch(() => undefined)
}

/**
 * For the action of a page with a form: sends it, and comes back to the page, which then says so and may be reloaded.
 */
export const formAction = async ({ request, context }: ActionFunctionArgs) => {
  const { trap, ...sent } = sentForm(await request.formData())
  if (sent.code === '') throw data(null, { status: 400 })
  const { error } = await submit(context, 'submitForm', { ...sent, trap })
  if (error) return refuse<RefusedForm>({ error, ...sent })
  return redirectTo(request, `${new URL(request.url).pathname}?done=${sent.code}#${doneId}`, 303)
}
