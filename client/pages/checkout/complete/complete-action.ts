import { data, type ActionFunctionArgs } from 'react-router-dom'
import { holdActions, isHoldAction } from '../../../features/holds/hold-actions.ts'
import { actionError } from '../../../routing/action-error.ts'
import { formText } from '../../../routing/form-text.ts'
import { redirectToSameUrl } from '../../../routing/redirect-to-same-url.ts'

/** Extends the hold of tickets whose payment failed. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const intent = formText(await request.formData(), 'intent')
  if (!isHoldAction(intent)) throw data(null, { status: 400 })
  const { error } = await holdActions[intent](context)
  if (error) return actionError({ error })
  return redirectToSameUrl(request)
}
