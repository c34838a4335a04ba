import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { textOf } from '../../routing/form-values.ts'
import { submit } from '../../routing/load.ts'
import { confirmPath, readWanted, type WantedPreferences } from './wanted-preferences.ts'

export type RefusedPreferences = { error: ApiError; wanted: WantedPreferences }

/**
 * Changes language, currency or tax display and comes back to the page it was asked on, as a new document: everything
 * on it reads differently. A basket in another currency is rebuilt only by the form that says so; until then this leads
 * there.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const wanted = readWanted(form)
  const { returnTo, ...preferences } = wanted
  const rebuildBasket = textOf(form, 'rebuildBasket') === 'true'
  const { error } = await submit(context, 'updatePreferences', {
    ...preferences,
    ...(rebuildBasket ? { rebuildBasket } : {}),
  })
  if (error?.code === 'confirmation_needed') return redirect(confirmPath(wanted), 303)
  if (error) return data<RefusedPreferences>({ error, wanted }, { status: error.status || 503 })
  return redirectDocument(returnTo, 303)
}
