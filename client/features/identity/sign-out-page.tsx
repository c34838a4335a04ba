import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom'
import { localPath } from '#shared/local-path.ts'
import { submit } from '../../app/load.ts'

/** By POST only: a link or an image can sign nobody out. The next page is a new document, so that nothing personal is left in memory. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const { error } = await submit(context, 'signOut', {})
  if (error) throw Response.json(error, { status: error.status || 503 })
  return redirectDocument(localPath(form.get('returnTo') as string | null), 303)
}

export const loader = () => redirect('/account')

export const Component = () => null
