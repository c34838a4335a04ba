import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'
import { addSessionChange } from '../../features/identity/session-changes.ts'
import { formText } from '../../routing/form-text.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'

/**
 * POST only, so that a link or an image cannot sign a customer out. The redirect loads a new document, which clears
 * personal data from memory.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const { error } = await runMutation(context, 'signOut', {})
  if (error) throw Response.json(error, { status: error.status || 503 })
  return redirectToDocument(request, addSessionChange(toLocalPath(formText(form, 'returnTo')), 'signed-out'))
}

export const loader = ({ request }: LoaderFunctionArgs) => redirectTo(request, '/account')

export const Component = () => null
