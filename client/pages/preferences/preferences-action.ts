import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { formText } from '../../routing/form-text.ts'
import { runMutation } from '../../routing/route-data.ts'
import { confirmPreferencesPath, readRequestedPreferences, type RequestedPreferences } from './requested-preferences.ts'

export type RejectedPreferences = { error: ApiError; requested: RequestedPreferences }

/**
 * Changes language, currency or tax display and redirects to the page of the form. The page loads as a new document,
 * because every text and price on it changes. A basket in another currency is rebuilt only by the confirmation form;
 * until then this redirects to that form.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const requested = readRequestedPreferences(form)
  const { returnTo, ...preferences } = requested
  const rebuildBasket = formText(form, 'rebuildBasket') === 'true'
  const { error } = await runMutation(context, 'updatePreferences', {
    ...preferences,
    ...(rebuildBasket ? { rebuildBasket } : {}),
  })
  if (error?.code === 'confirmation_needed') return redirect(confirmPreferencesPath(requested), 303)
  if (error) return data<RejectedPreferences>({ error, requested }, { status: error.status || 503 })
  return redirectDocument(returnTo, 303)
}
