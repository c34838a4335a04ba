import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom'
import { localPath } from '#shared/rules/local-path.ts'
import { withDone } from '../../features/identity/coming-and-going.ts'
import { textOf } from '../../routing/form-values.ts'
import { submit } from '../../routing/load.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'

/**
 * By POST only: a link or an image can sign nobody out. The next page is a new document, so that nothing personal is
 * left in memory.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const { error } = await submit(context, 'signOut', {})
  if (error) throw Response.json(error, { status: error.status || 503 })
  return redirectToDocument(request, withDone(localPath(textOf(form, 'returnTo')), 'signed-out'))
}

export const loader = ({ request }: LoaderFunctionArgs) => redirectTo(request, '/account')

export const Component = () => null
