import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { formText } from '../../routing/form-text.ts'
import { runMutation } from '../../routing/route-data.ts'
import { confirmPath, readRequested, type RequestedPreferences } from './requested-preferences.ts'

export type RejectedPreferences = { error: ApiError; requested: RequestedPreferences }

/**
 * Changes language, currency or tax display and comes back to the page it was asked on, as a new document: everything
 * on it reads differently. A basket in another currency is rebuilt only by the form that says so; until then this leads
 * there.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const requested = readRequested(form)
  const { returnTo, ...preferences } = requested
  const rebuildBasket = formText(form, 'rebuildBasket') === 'true'
  const { error } = await runMutation(context, 'updatePreferences', {
    ...preferences,
    ...(rebuildBasket ? { rebuildBasket } : {}),
  })
  if (error?.code === 'confirmation_needed') return redirect(confirmPath(requested), 303)
  if (error) return data<RejectedPreferences>({ error, requested }, { status: error.status || 503 })
  return redirectDocument(returnTo, 303)
}
